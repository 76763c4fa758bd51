import { contentFile, group, href, icon, link, list, optional, text } from '..';

export const navigation = contentFile('navigation', "The header's menus, links and button.", {
  groups: list(
    'The menus that open from a button, in order.',
    group('NavGroup', 'One menu: the words on its button and its links.', {
      title: text(16, "The words on the menu's button."),
      items: list(
        "The menu's links, in order.",
        group('NavItem', 'One link in a menu, with a short description.', {
          title: text(32, 'The words of the link.'),
          description: text(70, 'One line about the page that the link leads to.'),
          href: href('Where the link leads.'),
          icon: optional(icon('The small icon beside the link.')),
        }),
        { max: 8, uniqueBy: 'title' },
      ),
    }),
    { max: 3, uniqueBy: 'title' },
  ),
  links: list('The links beside the menus, in order.', link('One link beside the menus.'), {
    min: 0,
    max: 4,
    uniqueBy: 'title',
  }),
  contactButton: text(20, 'The words on the button that scrolls to the footer.'),
});
