/** @jest-environment node */
import { inWordsOfForms } from '../../../gatsby/admin/words-of-forms';

it('says fields and forms in place of keys and files', () => {
  expect(inWordsOfForms("The key 'ctaLink' is missing in forms.json")).toBe(
    'The field “Button link” is missing in “Forms”',
  );
  expect(inWordsOfForms('There is no text below the front matter.')).toBe('There is no text.');
  expect(inWordsOfForms('Sections of the kind `people`')).toBe('Sections of the kind “Team”');
  expect(inWordsOfForms("Found 'none-of-these', and see `ctaLink`")).toBe(
    "Found 'none-of-these', and see “Button link”",
  );
});

it('leaves values that are expected as they are', () => {
  const text = "Found \"x\", expected 'services' or 'title'";
  expect(inWordsOfForms(text)).toBe(text);
});
