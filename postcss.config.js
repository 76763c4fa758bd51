const path = require('node:path');

/** Tailwind, and the variants and sizes of the brand's look, which a build writes (gatsby/brand). */
const styles = ['src/styles/tailwind.css', '.cache/brand/look.css'].map((file) => path.resolve(file));

/**
 * Puts each CSS module into a layer: those of src/ui below all others, so that no result depends on the order of modules.
 * A module with utilities or variants refers to those of Tailwind, which minifies it. It warns of selectors that it does
 * not know, so plain modules have no such reference.
 */
const moduleLayers = {
  postcssPlugin: 'module-layers',
  Once(root, { AtRule }) {
    const { file = '' } = root.source.input;
    if (!file.endsWith('.module.css')) return;
    const folder = path.dirname(file);
    const isPlain = !/@(?:apply|variant)/.test(root.source.input.css);
    const layer = new AtRule({
      name: 'layer',
      params: path.relative('src/ui', folder).startsWith('..') ? 'components' : 'ui',
      nodes: root.nodes,
    });
    root.removeAll();
    const params = styles.map((file) => `'${path.relative(folder, file).replaceAll(path.sep, '/')}'`);
    if (!isPlain) root.append(params.map((file) => new AtRule({ name: 'reference', params: file })));
    root.append(layer);
  },
};

/**
 * Removes comments and empty layers from modules. A layer of which a look uses nothing has no block, and would end in the next
 * module. The licence of Tailwind, which it writes into each module, is in the style sheet once, and in licences.txt.
 */
const moduleCleanup = {
  postcssPlugin: 'module-cleanup',
  OnceExit(root) {
    if (!root.source.input.file?.endsWith('.module.css')) return;
    root.walkComments((comment) => void comment.remove());
    root.walkAtRules('layer', (rule) => void (rule.nodes?.length || rule.remove()));
  },
};

module.exports = { plugins: [moduleLayers, require('@tailwindcss/postcss'), moduleCleanup] };
