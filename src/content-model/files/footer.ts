import { contentFile, group, href, link, list, network, optional, text } from '..';

export const footer = contentFile(
  'footer',
  'Everything in the footer except the address, which is in site.json.',
  {
    closingLine: text(80, 'The large line that opens the footer.', 'Bring us the flat sheet.'),
    invitation: optional(
      text(
        32,
        'The words on the button below the large line, which writes to the e-mail address in site.json.',
        'Write us the first line',
      ),
    ),
    blurb: text(
      180,
      'A sentence about the brand, beside its logo.',
      'We turn half-formed ideas into websites.',
    ),
    lists: list(
      'The lists of links, in order.',
      group('FooterList', 'One list of links under a heading.', {
        title: text(24, "The list's heading.", 'Resources'),
        links: list(
          "The list's entries, in order.",
          group('FooterLink', 'One entry; without an address it is plain text.', {
            title: text(32, 'The words of the entry.', 'Case Studies'),
            href: optional(
              href('Where the entry leads; leave it out for plain text, or write # as a placeholder.', '#'),
            ),
          }),
          { max: 10 },
        ),
      }),
      { max: 3 },
    ),
    contactTitle: text(24, 'The heading over the address, telephone number and e-mail.', 'Contact'),
    newsletter: group('Newsletter', 'The words of the newsletter form.', {
      title: text(24, "The form's heading.", 'Newsletter'),
      text: text(120, 'One line about what subscribers get.', 'One letter a month.'),
      label: text(32, "The field's name for assistive technology.", 'Email address'),
      placeholder: text(32, 'The grey text in the empty field.', 'Your email address'),
      button: text(20, 'The words on the button.', 'Subscribe'),
      success: text(100, 'The confirmation.', "Thanks for subscribing! We'll keep you updated."),
    }),
    social: list(
      'The social networks, in order.',
      group('SocialLink', 'One social network.', {
        network: network('The network. It decides which logo is shown.'),
        title: text(24, "The network's name for assistive technology.", 'GitHub'),
        href: href('The address of the profile, or # until there is one.', '#'),
      }),
      { min: 0, max: 8 },
    ),
    rights: text(60, 'The words after the year and the name in the copyright line.', 'All rights reserved.'),
    legal: list('The links in the last line, in order.', link('One link in the last line.'), {
      min: 0,
      max: 6,
    }),
  },
);
