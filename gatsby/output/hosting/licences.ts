import path from 'node:path';
import LicensePlugin from 'webpack-license-plugin';
import project from '../../../package.json';

/** `license` fields that require no more than their own text and the authors' names. Others make the build fail. */
const permissive: readonly string[] = [
  'MIT',
  'Apache-2.0',
  // Fonts. The licence allows a site to subset and serve them.
  'OFL-1.1',
  // Logos of social networks (CC BY) in a package whose code is MIT.
  '(CC-BY-4.0 AND MIT)',
];

/** Packages that reach visitors other than as a module that webpack bundles. */
const otherPackages = [
  // Icons, as paths in the data of pages.
  '@fortawesome/free-brands-svg-icons',
  '@heroicons/react',
  // Gatsby copies its runtime to .cache/, webpack adds its own, and Tailwind is part of the style sheet.
  'gatsby',
  'tailwindcss',
  'webpack',
];

/** Writes licences.txt: every package that reaches visitors, with the text of its licence. */
export const licencePlugin = (fonts: readonly string[]) =>
  new LicensePlugin({
    // The plugin always writes a JSON file, too. It stays out of public/.
    outputFilename: '../.cache/licences.json',
    additionalFiles: {
      'licences.txt': (packages) =>
        packages
          .map(({ name, version, license, licenseText }) =>
            [`${name} ${version}`, license, licenseText || 'The package has no licence text.'].join('\n\n'),
          )
          .join(`\n\n${'-'.repeat(80)}\n\n`),
    },
    includePackages: () =>
      [...fonts.map((font) => `@fontsource-variable/${font}`), ...otherPackages].map((name) =>
        path.resolve('node_modules', name),
      ),
    excludedPackageTest: (name) => name === project.name,
    unacceptableLicenseTest: (licence) => !permissive.includes(licence),
  }) as unknown as { apply: () => void };
