import { contentFile, fieldName, group, href, link, list, network, ownDestination, pattern, text } from '..';

export const footer = contentFile(
  'footer',
  'Everything in the footer except the address, which is in site.json.',
  {
    'closingLine?': text(80, 'The large line that opens the footer.'),
    'invitation?': text(
      32,
      'The words on the button below the large line, which writes to the e-mail address in site.json.',
    ),
    blurb: text(180, 'A sentence about the brand, beside its logo.'),
    lists: list(
      'The lists of links, in order. Pages with a short footer do not have them.',
      group('FooterList', 'One list of links under a heading.', {
        title: text(24, "The list's heading."),
        links: list(
          "The list's entries, in order.",
          group('FooterLink', 'One entry; without an address it is plain text.', {
            title: text(32, 'The words of the entry.'),
            'href?': href('Link – Leave it out for plain text, or write # as a placeholder.'),
          }),
          { max: 10 },
        ),
      }),
      { max: 3 },
    ),
    contactTitle: text(24, 'The heading over the address, telephone number and e-mail.'),
    'newsletter?': group(
      'Newsletter',
      'The words of the newsletter form. Leave it out for a footer without this form.',
      {
        title: text(24, "The form's heading."),
        text: text(120, 'One line about what subscribers get.'),
        label: text(32, "The field's name for assistive technology."),
        placeholder: text(32, 'The grey text in the empty field.'),
        button: text(20, 'The words on the button.'),
        success: text(100, 'The confirmation.'),
        'field?': fieldName(
          'What the service calls the e-mail address, such as EMAIL. Without it, the name is email.',
        ),
        'delivery?': ownDestination,
      },
    ),
    'social?': list(
      'The social networks, in order.',
      group('SocialLink', 'One social network.', {
        network: network(
          'The network, whose logo is shown: the name of any brand at https://fontawesome.com/search?ic=brands, such as mastodon, bluesky or youtube. twitter shows the logo of X.',
        ),
        title: text(24, "The network's name for assistive technology."),
        href: href('Link – The address of the profile, or # until there is one.'),
      }),
      { max: 8, inherited: true },
    ),
    'inner?': group(
      'InnerFooter',
      'Footer of other pages – A short footer for all pages but the home page: the large line, unless a form or an invitation is above it, and one row of links in place of newsletter, lists and address.',
      {
        title: text(24, 'The name of the row for assistive technology.'),
        links: list('The links of the row, in order.', link('One link of the row.'), { max: 8 }),
      },
    ),
    rights: pattern(
      String.raw`^(?!.*(?:©|\([cC]\)|\d{4})).*\S`,
      'The words after the year and the name in the copyright line.',
      { max: 60, inherited: false, expected: 'expected words without © and the year, which the site adds' },
    ),
    'legal?': list('The links in the last line, in order.', link('One link in the last line.'), { max: 6 }),
  },
);
