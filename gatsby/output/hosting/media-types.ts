import { downloadTypes } from '../../check/rules/files';

/** The media types of all files of a site by ending, for hosts whose own lists lack some of them. */
export const mediaTypes: Readonly<Record<string, string>> = {
  ...downloadTypes,
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

/** The list of nginx, to include in a server block. It replaces the default list. */
export const nginxTypes = (): string => {
  const lines = Object.entries(mediaTypes).map(([ending, type]) => `\t${type} ${ending.slice(1)};\n`);
  return `types {\n${lines.join('')}}\n`;
};
