import { type ChildNode, parse, type Root } from 'postcss';

/** Parts of fields that no page has: of dates, files, numbers and searches. */
const absentParts = /::(?:-webkit-(?:calendar|date|inner-spin|outer-spin|search)|file-selector-button)/;

/** Here custom properties get values in browsers without `@property`, which every supported one has. */
const supersededLayer = 'properties';

/**
 * Takes out of a style sheet what is there for nothing: custom properties that nothing asks for, keyframes that nothing
 * plays, rules about parts of fields that no page has, what only older browsers than the supported ones need, comments,
 * and whatever is empty without all that.
 *
 * @param css the style sheet; it is complete but for the elements' own styles
 * @param named custom properties that those ask for, such as "--accent"
 * @returns the style sheet without that; its layers keep their order
 */
export function dropUnusedStyles(css: string, named: readonly string[]): string {
  const root = parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules('layer', (layer) => {
    if (layer.params === supersededLayer) layer.nodes = undefined;
  });
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => absentParts.test(selector))) rule.remove();
  });
  // What an unused property asked for may have been asked for by nothing else.
  while (dropProperties(root, named)) dropEmpty(root);
  dropKeyframes(root);
  dropEmpty(root);
  return root.toString();
}

/** @returns whether there were any */
function dropProperties(root: Root, named: readonly string[]): boolean {
  const asked = root.toString().matchAll(/var\(\s*(--[\w-]+)/g);
  const used = new Set([...named, ...[...asked].map(([, name]) => name)]);
  const unused: ChildNode[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) unused.push(declaration);
  });
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) unused.push(rule);
  });
  unused.forEach((node) => node.remove());
  return unused.length > 0;
}

function dropKeyframes(root: Root): void {
  const played = new Set<string>();
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) =>
    value.split(/[\s,]+/).forEach((word) => played.add(word)),
  );
  root.walkAtRules('keyframes', (rule) => {
    if (!played.has(rule.params)) rule.remove();
  });
}

/** A layer without a block stays: it says where the layer stands among the others. */
function dropEmpty(root: Root): void {
  for (;;) {
    const empty: ChildNode[] = [];
    root.walk((node) => {
      if ('nodes' in node && node.nodes?.length === 0) empty.push(node);
    });
    if (empty.length === 0) return;
    empty.forEach((node) => node.remove());
  }
}
