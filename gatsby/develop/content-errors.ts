const panelStyle = `
  position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 50vh; overflow: auto; box-sizing: border-box;
  padding: 1rem 1.5rem; border-top: 4px solid #ff5c5c; background: #1b1620; color: #fff; overflow-wrap: anywhere;
  font: 0.9375rem/1.5 ui-monospace, Menlo, Consolas, monospace; text-align: left`;

/** A problem, and the form in which it can be corrected. Images have none. */
export interface ShownError {
  text: string;
  place: string;
  hash?: string;
}

/** How often the page asks for problems, in ms. */
const interval = 500;

export function showContentErrors(): void {
  let shown = '[]';
  setInterval(async () => {
    // Without a server the page stays as it is.
    const text = await fetch('/__content-errors').then(
      (response) => response.text(),
      () => shown,
    );
    if (text !== shown) show(JSON.parse(text) as ShownError[]);
    shown = text;
  }, interval);
}

function show(errors: readonly ShownError[]): void {
  document.getElementById('content-errors')?.remove();
  if (errors.length === 0) return;
  const panel = document.createElement('div');
  panel.id = 'content-errors';
  panel.role = 'alert';
  // A scrollable region must be reachable by keyboard.
  panel.tabIndex = 0;
  panel.style.cssText = panelStyle;
  const last = 'The page shows the last valid content and updates when the errors are fixed.';
  const first = 'The content has errors:';
  for (const { text, place, hash } of [{ text: first }, ...errors, { text: last }] as ShownError[]) {
    const paragraph = document.createElement('p');
    paragraph.style.margin = '0 0 0.5rem';
    // In the window beside the forms, the link opens the form there.
    const link = { href: `/__admin/forms/${hash}`, target: 'forms', textContent: place };
    if (hash)
      paragraph.append(Object.assign(document.createElement('a'), link), document.createElement('br'));
    paragraph.append(Object.assign(document.createElement('span'), { textContent: text }));
    panel.append(paragraph);
  }
  document.body.append(panel);
}
