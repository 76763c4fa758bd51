import { contentFile, group, link, template, text, type Data } from '..';

export const labels = contentFile(
  'labels',
  'Names of controls and landmarks, and what is shown when a part of a page fails.',
  {
    skipLink: text(40, 'The link that Tab reaches first.'),
    home: template(40, "The name of the logo's link. {name} is replaced by the brand's name."),
    mainNavigation: text(30, "The name of the header's navigation."),
    social: text(40, 'The name of the list of social networks.'),
    legal: text(30, "The name of the navigation in the footer's last line."),
    switchToDark: text(40, 'The name of the theme button in the light theme.'),
    switchToLight: text(40, 'The name of the theme button in the dark theme.'),
    openMenu: text(30, 'The name of the button that opens the menu on narrow screens.'),
    closeMenu: text(30, 'The name of the button that closes that menu.'),
    menu: text(30, 'The name of that menu.'),
    slideshow: text(40, "The name of the hero's slide controls."),
    pauseSlideshow: text(40, 'The name of the button that stops the slides.'),
    playSlideshow: text(40, 'The name of the button that starts the slides.'),
    goToSlide: template(
      40,
      "The name of the button for a slide. {number} is replaced by the slide's number.",
    ),
    pageWidth: text(40, 'The name of the slider that makes the page in the services narrower.'),
    enlargeImage: template(
      60,
      'The name of the button around an image of a gallery. {name} is replaced by what the image shows.',
    ),
    closeImage: text(40, 'The name of the button that closes the larger view of an image.'),
    previousImage: text(40, 'The name of the button for the image before, in that view.'),
    nextImage: text(40, 'The name of the button for the image after, in that view.'),
    imagePosition: template(
      40,
      'The place of the image in its gallery. {number} and {count} are replaced by numbers.',
    ),
    embedNotice: template(
      140,
      'The sentence beside a button that loads a part of another site. {host} is replaced by its name.',
    ),
    waysOn: text(
      40,
      'The name of the links below a page that is under construction, and of the page for unknown addresses.',
    ),
    everyPage: text(40, 'The name of the list of pages that visitors without JavaScript get.'),
    everyPageAtHome: text(60, 'The link below that list on a large site.'),
    partFailed: text(100, 'The sentence in place of a part of the page that fails.'),
    tryAgain: text(30, 'The button below that sentence.'),
    goHome: text(40, 'The link in place of a header that fails.'),
    loadFailed: text(80, 'The note on a page of which a file is missing or takes too long.'),
    reload: text(30, 'The link in that note.'),
    breadcrumbs: text(
      40,
      'The name of the link above the heading of a post or a case, which leads to the list.',
    ),
    pages: text(40, 'The name of the links between the pages of a long list.'),
    previousPage: text(30, 'The link to the page before.'),
    nextPage: text(30, 'The link to the page after.'),
    pageOf: template(40, 'Names a page of a long list. {number} and {count} are replaced by numbers.'),
    draft: text(30, 'The mark of a draft, which only the development server shows.'),
    scheduled: text(
      30,
      'The mark of a post whose day has not come, which only the development server shows.',
    ),
    nextPost: text(30, 'The words above the link from a post to the next one.'),
    nextCase: text(30, 'The words above the link from a case to the next one.'),
    client: text(30, 'The word for the client of a case.'),
    services: text(30, 'The word for what you did in a case.'),
    year: text(30, 'The word for the year of a case.'),
    results: text(40, 'The heading of the numbers of a case.'),
    'consent?': group(
      'ConsentLabels',
      'The question before a script of integrations.json that needs consent. Sites without such a script have no use for it.',
      {
        name: text(40, 'The name of the box with the question.'),
        text: text(200, 'The question: what is loaded, from whom and what for.'),
        accept: text(24, 'The button that agrees.'),
        decline: text(24, 'The button that declines.'),
        settings: text(
          30,
          'The button in the footer that asks again, so that visitors can change their mind.',
        ),
        'privacy?': link('A link to more information, such as a privacy policy. It can be left out.'),
      },
    ),
  },
);

export type ConsentLabels = NonNullable<Data<typeof labels>['consent']>;
