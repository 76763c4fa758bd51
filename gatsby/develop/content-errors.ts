const panelStyle = `
  position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 50vh; overflow: auto; box-sizing: border-box;
  padding: 1rem 1.5rem; border-top: 4px solid #ff5c5c; background: #1b1620; color: #fff; overflow-wrap: anywhere;
  font: 0.9375rem/1.5 ui-monospace, Menlo, Consolas, monospace; text-align: left`;

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
    if (text !== shown) show(JSON.parse(text) as string[]);
    shown = text;
  }, interval);
}

function show(lines: readonly string[]): void {
  document.getElementById('content-errors')?.remove();
  if (lines.length === 0) return;
  const panel = document.createElement('div');
  panel.id = 'content-errors';
  panel.role = 'alert';
  // A scrollable region must be reachable by keyboard.
  panel.tabIndex = 0;
  panel.style.cssText = panelStyle;
  const last = 'The page shows the last valid content and updates when the errors are fixed.';
  for (const textContent of ['The content has errors:', ...lines, last]) {
    const paragraph = Object.assign(document.createElement('p'), { textContent });
    paragraph.style.margin = '0 0 0.5rem';
    panel.append(paragraph);
  }
  document.body.append(panel);
}
