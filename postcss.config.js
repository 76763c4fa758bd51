const path = require('node:path');

const styles = path.resolve('src/styles/tailwind.css');

/**
 * Puts each CSS module into a layer: those of src/ui below all others, so that no result depends on the order of modules.
 * A module with utilities or variants refers to those of Tailwind, which minifies it. It warns of selectors that it does
 * not know, so plain modules only lose their comments.
 */
const moduleLayers = {
  postcssPlugin: 'module-layers',
  Once(root, { AtRule }) {
    const { file = '' } = root.source.input;
    if (!file.endsWith('.module.css')) return;
    const folder = path.dirname(file);
    const isPlain = !/@(?:apply|variant)/.test(root.source.input.css);
    if (isPlain) root.walkComments((comment) => void comment.remove());
    const layer = new AtRule({
      name: 'layer',
      params: path.relative('src/ui', folder).startsWith('..') ? 'components' : 'ui',
      nodes: root.nodes,
    });
    root.removeAll();
    const params = `'${path.relative(folder, styles).replaceAll(path.sep, '/')}'`;
    if (!isPlain) root.append(new AtRule({ name: 'reference', params }));
    root.append(layer);
  },
};

module.exports = { plugins: [moduleLayers, require('@tailwindcss/postcss')] };
