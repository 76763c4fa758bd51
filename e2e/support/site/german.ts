import path from 'node:path';
import { editJson, readJson } from './json';

/** What the edits of the content add, in German: the question for consent, and the words of the other illustrations. */
export function editGerman(folder: string): void {
  const german = path.join(folder, 'de');
  editJson(path.join(german, 'labels.json'), (labels) => {
    labels.consent = {
      name: 'Statistik',
      text: 'Dürfen fünf Dienste Ihren Besuch zählen? Sie erfahren Ihre IP-Adresse.',
      accept: 'Zustimmen',
      decline: 'Ablehnen',
      settings: 'Einstellungen der Statistik',
      privacy: { title: 'Datenschutz', href: '/de/kontakt' },
    };
  });
  const original = readJson(path.join(folder, 'illustrations.json'));
  editJson(path.join(german, 'illustrations.json'), (words) => {
    for (const [name, value] of Object.entries(original)) words[name] ??= value;
  });
}
