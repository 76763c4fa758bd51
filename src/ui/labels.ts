/**
 * Accessible names of controls, and what is said when a part of the page fails: the only words that visitors meet and
 * that do not come from content/.
 */
export const labels = {
  skipLink: 'Skip to main content',
  home: (brand: string) => `${brand}, home page`,
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  social: 'Social networks',
  legal: 'Legal',
  switchToDark: 'Switch to dark theme',
  switchToLight: 'Switch to light theme',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  slideshow: 'Background slideshow',
  pauseSlideshow: 'Pause slideshow',
  playSlideshow: 'Play slideshow',
  goToSlide: (number: number) => `Go to slide ${number}`,
  waysOn: 'Ways on from here',
  everyPage: 'All pages',
  everyPageAtHome: 'The home page lists all pages',
  partFailed: 'This part of the page could not be shown.',
  tryAgain: 'Try again',
  goHome: 'Go to the home page',
} as const;
