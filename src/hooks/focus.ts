/** Whether nothing has the focus that a visitor could use: the whole page, or a part that is out of reach by now. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest('[inert]') !== null;
}
