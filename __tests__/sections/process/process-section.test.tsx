import { render, screen, within } from '@testing-library/react';
import ProcessSection from '../../../src/sections/process/process-section';
import { lightColours } from '../../../src/sections/process/process-step';
import { sectionContent } from '../../support/content';
import type { ProcessContent } from '../../../src/sections/process/definition';

const content = sectionContent<ProcessContent>('process');

it('is an ordered list of numbered steps, each with a colour and an icon', () => {
  render(<ProcessSection content={content} />);
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  const items = within(list).getAllByRole('listitem');
  expect(items).toHaveLength(content.steps.length);
  for (const [index, { title, description, colour, illustration }] of content.steps.entries()) {
    const item = items[index] as HTMLElement;
    expect(within(item).getByRole('heading', { level: 3, name: title })).toBeVisible();
    expect(within(item).getByText(String(index + 1))).toBeVisible();
    expect(within(item).getByText(description)).toBeVisible();
    expect(item.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(item.style.getPropertyValue('--colour')).toBe(`var(--step-${colour})`);
    expect(item.style.getPropertyValue('--on-colour')).toBe(
      lightColours.includes(colour) ? 'var(--art-ink)' : '',
    );
    const href = item.querySelector('use')?.getAttribute('href');
    expect(href).toBe(illustration ? `/illustrations.svg#${illustration}` : undefined);
  }
});

it('shows an image in place of an illustration, or the text alone', () => {
  const image = { src: 'https://images.example/kiln.jpg', alt: 'A kiln', focalPoint: null, file: null };
  const steps = content.steps.map((step, index) => ({
    ...step,
    illustration: null,
    image: index === 0 ? image : null,
  }));
  const { container } = render(<ProcessSection content={{ ...content, steps }} />);
  const [first, ...others] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('img', { name: 'A kiln' })).toBeInTheDocument();
  for (const item of others) expect(within(item).queryByRole('img')).toBeNull();
  expect(container.querySelector('use')).toBeNull();
});
