/** Whether no element has the focus, or only an inert one. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest('[inert]') !== null;
}
