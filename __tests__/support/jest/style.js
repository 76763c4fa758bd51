/** The class names of a CSS module are the names in its file. */
module.exports = new Proxy({ __esModule: true }, { get: (target, name) => target[name] ?? name });
