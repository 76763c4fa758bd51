import { DomUtils, parseDocument } from 'htmlparser2';

const described = /^(?:h[1-6]|p|li|a|button|summary|dt|dd|figcaption|blockquote|label)$/;

/**
 * Lists the texts, links and described images of a page's main element, in order. Empty while the page has none. Decorative
 * images may load later.
 */
export function outlineOf(html: string): string[] {
  const [main] = DomUtils.getElementsByTagName('main', parseDocument(html));
  if (!main) return [];
  // React leaves noscript empty in pages that links lead to.
  DomUtils.getElementsByTagName('noscript', main).forEach(DomUtils.removeElement);
  // A status can depend on the time.
  DomUtils.findAll(({ attribs }) => attribs.role === 'status', main.children).forEach(DomUtils.removeElement);
  return DomUtils.findAll(
    ({ name, attribs }) => described.test(name) || Boolean(attribs.alt),
    main.children,
  ).map((element) =>
    [element.name, element.attribs.href, element.attribs.alt, DomUtils.innerText(element).trim()]
      .filter(Boolean)
      .join(' '),
  );
}
