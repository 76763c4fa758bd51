import { wcagContrast } from 'culori';
import { nearestLightness } from '../../brand/readable';
import { quote } from '../../parse/problem';
import type { Rule, Rules } from './rule';

export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

/** Text of a colour that its definition sets on another (`readableOn`) has its contrast (WCAG 2.2, 1.4.3). */
const textIsReadable: Rule = ({ fields }) =>
  fields.flatMap(({ file, path, schema: { readableOn }, value }) => {
    if (!readableOn || !isColour(value)) return [];
    const beside = [...path.slice(0, -1), readableOn].join();
    const ground = isColour(readableOn)
      ? readableOn
      : fields.find((field) => field.file === file && field.path.join() === beside)?.value;
    if (!isColour(ground)) return [];
    const near = nearestLightness(value, (other) => wcagContrast(other, ground) >= 4.5);
    if (near === value) return [];
    const found = `found ${quote(value)}, which is too hard to read on ${quote(ground)}`;
    return file.problem(path, `${found}; the nearest colour that is readable is ${quote(near ?? '#000000')}`);
  });

export const colourRules: Rules = { fieldRules: [textIsReadable] };
