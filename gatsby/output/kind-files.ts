import fs from 'node:fs';
import path from 'node:path';
import { inAllLanguages } from '../model/languages/languages';
import { askSections, shownSections } from '../model/pages/section';
import type { Site } from '../model/site';

/** Writes the files that sections link to. */
export function writeKindFiles(site: Site, folder: string): void {
  for (const language of inAllLanguages(site)) {
    const all = askSections(language, shownSections(language), (kind, section) =>
      Object.entries(kind.files?.(section as never, site.timeZone) ?? {}),
    );
    for (const [name, text] of all) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
  }
}
