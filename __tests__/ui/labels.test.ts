import { labels } from '../../src/ui/labels';

// People, assistive technology and tests find things by these names (product.md), so they stand to the letter.
it.each([
  [labels.skipLink, 'Skip to main content'],
  [labels.switchToDark, 'Switch to dark theme'],
  [labels.switchToLight, 'Switch to light theme'],
  [labels.openMenu, 'Open menu'],
  [labels.closeMenu, 'Close menu'],
  [labels.menu, 'Menu'],
  [labels.pauseSlideshow, 'Pause slideshow'],
  [labels.playSlideshow, 'Play slideshow'],
  [labels.goToSlide(1), 'Go to slide 1'],
  [labels.goToSlide(3), 'Go to slide 3'],
])('%s', (label, wording) => {
  expect(label).toBe(wording);
});
