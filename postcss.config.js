const path = require('node:path');

const styles = path.resolve('src/styles/tailwind.css');

/**
 * Puts each CSS module into a layer: those of src/ui below all others, so that no result depends on the order of modules.
 * A module refers to the tokens and variants of Tailwind, which also minifies it.
 */
const moduleLayers = {
  postcssPlugin: 'module-layers',
  Once(root, { AtRule }) {
    const { file = '' } = root.source.input;
    if (!file.endsWith('.module.css')) return;
    const folder = path.dirname(file);
    const layer = new AtRule({
      name: 'layer',
      params: path.relative('src/ui', folder).startsWith('..') ? 'components' : 'ui',
      nodes: root.nodes,
    });
    root.removeAll();
    const params = `'${path.relative(folder, styles).replaceAll(path.sep, '/')}'`;
    root.append(new AtRule({ name: 'reference', params }), layer);
  },
};

module.exports = { plugins: [moduleLayers, require('@tailwindcss/postcss')] };
