import { wordsInAddress } from '../../parse/plain-name';
import { quote } from '../../parse/problem';
import { checkTexts } from './check-texts';
import { type Rule, problemIn, type Rules } from './rule';

/**
 * Names of devices, with any ending, and names that end in a dot or a space.
 *
 * @see https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
 */
const impossible = /^(?:con|prn|aux|nul|(?:com|lpt)[1-9¹²³])(?:\..*)?$|[. ]$/i;

/** @param path of a file, or the address of a page, for which the build makes a folder */
function explainOnWindows(path: string): string | undefined {
  const name = path.split('/').find((part) => impossible.test(part));
  return name && `found ${quote(name)}, a name that Windows does not allow, expected another`;
}

const namesExistOnWindows: Rule = (site) => {
  const files = site.names.flatMap((name) => {
    const message = explainOnWindows(name);
    return message ? problemIn(site, name, [], message) : [];
  });
  const addresses = checkTexts(site, (text, { path, schema }) => {
    if (schema.fieldType?.hasPage) return explainOnWindows(wordsInAddress(text));
    return ['path', 'slug'].includes(String(path.at(-1))) ? explainOnWindows(text) : undefined;
  });
  return [...files, ...addresses];
};

export const windowsRules: Rules = { fieldRules: [namesExistOnWindows] };
