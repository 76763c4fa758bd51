/** A place in the content as invisible characters: see gatsby/content/marks.ts. */
const mark = /\u{E0001}([\u{E0020}-\u{E007E}]+)\u{E007F}/gu;

const decode = (tags: string): string =>
  String.fromCharCode(...Array.from(tags, (tag) => (tag.codePointAt(0) ?? 0) - 0xe0000));

/** The attribute of an element whose text is a field: "sections/plans.json|plans.1.price|de". The forms read it. */
const placeAttribute = 'data-field';

/** The text without marks, and the place that the first of them names. */
function readMark(text: string): { text: string; place?: string } {
  const [, tags] = [...text.matchAll(mark)][0] ?? [];
  return tags ? { text: text.replace(mark, ''), place: decode(tags) } : { text };
}

/** What a node has without its mark: the observer hears of that change, too. */
const cleaned = new WeakMap<Text, string>();

function cleanText(node: Text): void {
  if (cleaned.get(node) === node.data) return;
  const { text, place } = readMark(node.data);
  const parent = node.parentElement;
  if (place) {
    cleaned.set(node, text);
    node.data = text;
    parent?.setAttribute(placeAttribute, place);
  } else if (text.trim() && parent?.childNodes.length === 1) parent.removeAttribute(placeAttribute);
}

function cleanAttribute(element: Element, { name, value }: Attr): void {
  const { text, place } = readMark(value);
  if (!place) return;
  element.setAttribute(name, text);
  // The description of an image is beside its file.
  if (name === 'alt') element.setAttribute(placeAttribute, place.replace(/alt(?=\|)/, 'src'));
  // The example in a field of a form.
  else if (element.matches('input, textarea')) element.setAttribute(placeAttribute, place);
}

function cleanTree(root: Node): void {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null | undefined = root; node; node = walker?.nextNode())
    if (node.nodeType === Node.TEXT_NODE) cleanText(node as Text);
    else
      for (const attribute of (node as Element).attributes ?? []) cleanAttribute(node as Element, attribute);
}

/** Takes the marks out of the page and of what it renders later, and keeps the places in attributes. */
export function removeMarks(): void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes)
      if (type === 'characterData') cleanText(target as Text);
      else if (type === 'childList') addedNodes.forEach(cleanTree);
      else {
        const attribute = (target as Element).getAttributeNode(attributeName ?? '');
        if (attribute) cleanAttribute(target as Element, attribute);
      }
  });
  cleanTree(document.documentElement);
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}
