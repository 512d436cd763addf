/** JSX for snabbdom: elements are painted by it, components are functions that are called at once. */

import { type VNode, vnode } from "snabbdom";

export type Child = VNode | string | number | boolean | null | undefined | Child[];

type On<Element, Happening> = (event: Happening & { currentTarget: Element }) => void;

/** What an element may be given: listeners, `key`, `ref`, and any attribute of HTML or SVG. */
interface Attributes<Element> {
  key?: string | number | undefined;
  /** Called once, when the element is there. */
  ref?: (element: Element) => void;
  class?: string | undefined;
  style?: Record<string, string | number>;
  onClick?: On<Element, MouseEvent>;
  onChange?: On<Element, Event>;
  onSubmit?: On<Element, SubmitEvent>;
  children?: Child;
  [attribute: string]: unknown;
}

export declare namespace JSX {
  type Element = Child;
  type ElementType = string | ((props: never) => Child);
  interface ElementChildrenAttribute {
    children: unknown;
  }
  interface IntrinsicAttributes {
    key?: string | number;
  }
  type IntrinsicElements = {
    [Tag in keyof HTMLElementTagNameMap]: Attributes<HTMLElementTagNameMap[Tag]>;
  } & { [Tag in "svg" | "path"]: Attributes<SVGElement> };
}

type Props = Record<string, unknown>;
type Component = (props: Props) => Child;

export function Fragment({ children }: { children?: Child }): Child {
  return children;
}

export function jsx(type: string | Component, props: Props, key?: string | number): Child {
  if (typeof type === "string") return element(type, props, key);
  const made = type(props);
  if (key !== undefined && made && typeof made === "object" && "sel" in made) made.key = key;
  return made;
}

export const jsxs = jsx;
export const jsxDEV = jsx;

function element(tag: string, { children, ref, ...given }: Props, key?: string | number): VNode {
  const attrs: Record<string, string | number | boolean> = {};
  const props: Props = {};
  const on: Record<string, (event: Event) => void> = {};
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith("on")) on[name.slice(2).toLowerCase()] = value as (event: Event) => void;
    else if (name === "checked")
      props[name] = value; // a person may have changed it since
    else if (name === "style")
      attrs.style = Object.entries(value as object)
        .map((pair) => pair.join(":"))
        .join(";");
    else if (value !== undefined && value !== null)
      attrs[name] = name.startsWith("aria") ? String(value) : (value as string);
  }
  const hook = ref && { insert: ({ elm }: VNode) => (ref as (element: Node) => void)(elm as Node) };
  const ns = /^(svg|path)$/.test(tag) && "http://www.w3.org/2000/svg";
  const data = { attrs, props, on, key, ...(hook ? { hook } : {}), ...(ns ? { ns } : {}) };
  return vnode(tag, data, nodes(children as Child), undefined, undefined);
}

/** The nodes of what is between the tags of an element; nothing is painted of null and of false. */
export function nodes(child: Child): VNode[] {
  if (Array.isArray(child)) return child.flatMap(nodes);
  if (child === null || child === undefined || typeof child === "boolean") return [];
  if (typeof child === "object") return [child];
  return [vnode(undefined, undefined, undefined, String(child), undefined)];
}
