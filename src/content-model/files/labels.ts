import { contentFile, group, link, optional, pattern, text, type Data } from '..';

export const labels = contentFile(
  'labels',
  'Names of controls and landmarks, and what is shown when a part of a page fails.',
  {
    skipLink: text(40, 'The link that Tab reaches first.', 'Skip to main content'),
    home: pattern(
      String.raw`\{name\}`,
      "The name of the logo's link. {name} is replaced by the brand's name.",
      { max: 40, expected: 'expected a text with {name} in it', example: '{name}, home page' },
    ),
    mainNavigation: text(30, "The name of the header's navigation.", 'Main'),
    social: text(40, 'The name of the list of social networks.', 'Social networks'),
    legal: text(30, "The name of the navigation in the footer's last line.", 'Legal'),
    switchToDark: text(40, 'The name of the theme button in the light theme.', 'Switch to dark theme'),
    switchToLight: text(40, 'The name of the theme button in the dark theme.', 'Switch to light theme'),
    openMenu: text(30, 'The name of the button that opens the menu on narrow screens.', 'Open menu'),
    closeMenu: text(30, 'The name of the button that closes that menu.', 'Close menu'),
    menu: text(30, 'The name of that menu.', 'Menu'),
    slideshow: text(40, "The name of the hero's slide controls.", 'Background slideshow'),
    pauseSlideshow: text(40, 'The name of the button that stops the slides.', 'Pause slideshow'),
    playSlideshow: text(40, 'The name of the button that starts the slides.', 'Play slideshow'),
    goToSlide: pattern(
      String.raw`\{number\}`,
      "The name of the button for a slide. {number} is replaced by the slide's number.",
      { max: 40, expected: 'expected a text with {number} in it', example: 'Go to slide {number}' },
    ),
    pageWidth: text(
      40,
      'The name of the slider that makes the page in the services narrower.',
      'Width of the page',
    ),
    enlargeImage: pattern(
      String.raw`\{name\}`,
      'The name of the button around an image of a gallery. {name} is replaced by what the image shows.',
      { max: 60, expected: 'expected a text with {name} in it', example: 'Enlarge the image: {name}' },
    ),
    closeImage: text(
      40,
      'The name of the button that closes the larger view of an image.',
      'Close the larger view',
    ),
    previousImage: text(40, 'The name of the button for the image before, in that view.', 'Previous image'),
    nextImage: text(40, 'The name of the button for the image after, in that view.', 'Next image'),
    imagePosition: pattern(
      String.raw`\{number\}.*\{count\}`,
      'The place of the image in its gallery. {number} and {count} are replaced by numbers.',
      {
        max: 40,
        expected: 'expected a text with {number} and later {count} in it',
        example: 'Image {number} of {count}',
      },
    ),
    embedNotice: pattern(
      String.raw`\{host\}`,
      'The sentence beside a button that loads a part of another site. {host} is replaced by its name.',
      {
        max: 140,
        expected: 'expected a text with {host} in it',
        example: 'This loads a part of {host}, which then learns your IP address and may set cookies.',
      },
    ),
    waysOn: text(
      40,
      'The name of the links below a page that is under construction, and of the page for unknown addresses.',
      'Ways on from here',
    ),
    everyPage: text(40, 'The name of the list of pages that visitors without JavaScript get.', 'All pages'),
    everyPageAtHome: text(60, 'The link below that list on a large site.', 'The home page lists all pages'),
    partFailed: text(
      100,
      'The sentence in place of a part of the page that fails.',
      'This part of the page could not be shown.',
    ),
    tryAgain: text(30, 'The button below that sentence.', 'Try again'),
    goHome: text(40, 'The link in place of a header that fails.', 'Go to the home page'),
    loadFailed: text(
      80,
      'The note on a page of which a file is missing or takes too long.',
      'This page did not load completely.',
    ),
    reload: text(30, 'The link in that note.', 'Reload'),
    breadcrumbs: text(
      40,
      'The name of the link above the heading of a post or a case, which leads to the list.',
      'Breadcrumbs',
    ),
    pages: text(40, 'The name of the links between the pages of a long list.', 'Pages of this list'),
    previousPage: text(30, 'The link to the page before.', 'Previous page'),
    nextPage: text(30, 'The link to the page after.', 'Next page'),
    pageOf: pattern(
      String.raw`\{number\}.*\{count\}`,
      'Names a page of a long list. {number} and {count} are replaced by numbers.',
      {
        max: 40,
        expected: 'expected a text with {number} and {count} in it',
        example: 'page {number} of {count}',
      },
    ),
    draft: text(30, 'The mark of a draft, which only the development server shows.', 'Draft'),
    scheduled: text(
      30,
      'The mark of a post whose day has not come, which only the development server shows.',
      'Scheduled',
    ),
    nextPost: text(30, 'The words above the link from a post to the next one.', 'Read next'),
    nextCase: text(30, 'The words above the link from a case to the next one.', 'Next project'),
    client: text(30, 'The word for the client of a case.', 'Client'),
    services: text(30, 'The word for what you did in a case.', 'Services'),
    year: text(30, 'The word for the year of a case.', 'Year'),
    results: text(40, 'The heading of the numbers of a case.', 'What changed'),
    consent: optional(
      group(
        'ConsentLabels',
        'The question before a script of integrations.json that needs consent. Sites without such a script have no use for it.',
        {
          name: text(40, 'The name of the box with the question.', 'Statistics'),
          text: text(
            200,
            'The question: what is loaded, from whom and what for.',
            'May Example Statistics count your visit? It stores a number in your browser.',
          ),
          accept: text(24, 'The button that agrees.', 'Accept'),
          decline: text(24, 'The button that declines.', 'Decline'),
          settings: text(
            30,
            'The button in the footer that asks again, so that visitors can change their mind.',
            'Statistics settings',
          ),
          privacy: optional(
            link('A link to more information, such as a privacy policy. It can be left out.'),
          ),
        },
        {
          examples: [
            {
              name: 'Statistics',
              text: 'May Example Statistics count your visit?',
              accept: 'Accept',
              decline: 'Decline',
              settings: 'Statistics settings',
            },
          ],
        },
      ),
    ),
  },
);

export type ConsentLabels = NonNullable<Data<typeof labels>['consent']>;
