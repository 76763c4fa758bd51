/** Hides a bar above the header by the style sheet. Its name is also the key in `localStorage` of what hides it. */
export const hideBar = (name: 'announcement' | 'consent', isHidden = true): void =>
  void document.documentElement.toggleAttribute(`data-${name}`, isHidden);
