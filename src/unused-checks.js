/**
 * Replaces the packages `prop-types` and `invariant` in the bundle. Gatsby and its router check their own use with
 * them, which is the same for every visitor. React 19 ignores types of properties. Every property and call returns the
 * same function.
 */
const check = new Proxy(() => check, { get: () => check });

module.exports = check;
