/** Whether the page around the board is dark: JupyterLab and others say so, else the system does. */

function isDark(view: Window): boolean {
  const { body, documentElement: html } = view.document;
  const jupyter = body.dataset.jpThemeLight;
  if (jupyter !== undefined) return jupyter === "false";
  const said = [html, body].flatMap(({ dataset, classList }) => [
    dataset.theme ?? "",
    dataset.bsTheme ?? "",
    ...classList,
  ]);
  if (said.some((word) => /^(dark|dark-theme|theme-dark|vscode-dark)$/.test(word))) return true;
  if (said.some((word) => /^(light|light-theme|theme-light|vscode-light)$/.test(word)))
    return false;
  return view.matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Keep `root.dataset.theme` in step with the page until `signal` aborts. */
export function followTheme(root: HTMLElement, signal: AbortSignal): void {
  const view = root.ownerDocument.defaultView ?? window;
  const follow = () => {
    root.dataset.theme = isDark(view) ? "dark" : "light";
  };
  const observer = new MutationObserver(follow);
  for (const element of [view.document.documentElement, view.document.body]) {
    observer.observe(element, {
      attributes: true,
      attributeFilter: ["class", "data-theme", "data-bs-theme", "data-jp-theme-light"],
    });
  }
  signal.addEventListener("abort", () => observer.disconnect());
  view.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", follow, { signal });
  follow();
}
