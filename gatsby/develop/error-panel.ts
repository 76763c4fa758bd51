const panelId = 'content-problems';

const panelStyle = `
  position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 50vh; overflow: auto; box-sizing: border-box;
  padding: 1rem 1.5rem; border-top: 4px solid #ff5c5c; background: #1b1620; color: #fff;
  font: 0.9375rem/1.5 ui-monospace, Menlo, Consolas, monospace; text-align: left`;

/**
 * Shows problems over the page, or takes the panel away when there are none.
 *
 * @param lines one problem each, shown as plain text
 */
export function showProblems(lines: readonly string[]): void {
  document.getElementById(panelId)?.remove();
  if (lines.length > 0) document.body.append(makePanel(lines));
}

function makePanel(lines: readonly string[]): HTMLElement {
  const panel = make('div', '');
  panel.id = panelId;
  panel.setAttribute('role', 'alert');
  // A region that scrolls must be within the keyboard's reach.
  panel.tabIndex = 0;
  panel.style.cssText = panelStyle;
  const headline = make('p', 'The content has mistakes:');
  headline.style.cssText = 'margin: 0 0 0.5rem; font-weight: 700';
  const list = make('ul', '');
  list.style.cssText = 'margin: 0; padding: 0; list-style: none';
  for (const line of lines) {
    const entry = make('li', line);
    entry.style.cssText = 'margin: 0.25rem 0; overflow-wrap: anywhere';
    list.append(entry);
  }
  const note = make(
    'p',
    'The page keeps its last good content, and follows as soon as the files are mended.',
  );
  note.style.cssText = 'margin: 0.5rem 0 0; color: #d6cfe0';
  panel.append(headline, list, note);
  return panel;
}

function make(tag: 'div' | 'p' | 'ul' | 'li', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
