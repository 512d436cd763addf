/** Painting into an element that is there already. */

import {
  attributesModule,
  eventListenersModule,
  init,
  propsModule,
  type VNode,
  vnode,
} from "snabbdom";
import { type Child, nodes } from "./jsx-runtime";

const patch = init([attributesModule, propsModule, eventListenersModule]);

/** A function that makes the inside of `root` look like what it is given. */
export function painter(root: HTMLElement): (child: Child) => void {
  let painted: VNode = vnode("root", {}, [], undefined, root);
  return (child) => {
    painted = patch(painted, vnode("root", {}, nodes(child), undefined, undefined));
  };
}
