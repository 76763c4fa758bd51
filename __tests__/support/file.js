const path = require('node:path');

/** A file's module is its public address. */
module.exports = {
  process: (_text, file) => ({
    code: `module.exports = ${JSON.stringify(`/static/${path.basename(file)}`)};`,
  }),
};
