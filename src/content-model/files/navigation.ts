import { contentFile, group, href, icon, link, list, template, text } from '..';

export const navigation = contentFile('navigation', "The header's menus, links and button.", {
  'groups?': list(
    'The menus that open from a button, in order.',
    group('NavGroup', 'One menu: the words on its button and its links.', {
      title: text(16, "The words on the menu's button."),
      items: list(
        "The menu's links, in order.",
        group('NavItem', 'One link in a menu, with a short description.', {
          title: text(32, 'The words of the link.'),
          description: text(70, 'One line about the page that the link leads to.'),
          href: href(),
          'icon?': icon('The small icon beside the link.'),
        }),
        { max: 8, uniqueBy: 'title' },
      ),
    }),
    { max: 3, uniqueBy: 'title' },
  ),
  'links?': list('The links beside the menus, in order.', link('One link beside the menus.'), {
    max: 7,
    uniqueBy: 'title',
  }),
  'more?': text(
    16,
    'The words on the menu of the links that do not fit beside the others, such as "More". Without it, the menu of narrow screens takes the place of all. From five links on it is needed.',
  ),
  contactButton: text(20, 'The words on the button beside the menus and links.'),
  'contactHref?': href('Contact link – Where that button leads. Without it, it scrolls to the footer.'),
  'search?': group(
    'SearchLabels',
    'Gives the site a search: a button in the header and in the menu of narrow screens. It finds the pages of the built site, not those of the development server. Before the first word, it has the links of the menus.',
    {
      title: text(30, 'The name of the button, of the field and of the box that opens.'),
      close: text(30, 'The name of the button that closes the box.'),
      searching: text(40, 'What is shown while the search is on its way.'),
      results: template(40, 'The number of pages. {count} is replaced by it.'),
      none: template(100, 'What is shown if no page is found. {words} is replaced by the words.'),
      failed: text(120, 'What is shown if the search does not load. It loads again with the next letter.'),
    },
  ),
});
