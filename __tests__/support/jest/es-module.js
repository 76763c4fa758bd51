const { transformSync } = require('esbuild');

// Jest reads packages as CommonJS.
module.exports = { process: (code) => ({ code: transformSync(code, { format: 'cjs' }).code }) };
