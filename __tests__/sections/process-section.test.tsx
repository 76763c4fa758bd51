import { render, screen, within } from '@testing-library/react';
import { ProcessSection } from '../../src/sections/process/process-section';
import { sectionContent } from '../support/content';

const content = sectionContent<Queries.ProcessSectionFragment>('process');

beforeEach(() => {
  render(<ProcessSection content={content} />);
});

it('is named by its title and the target of #process', () => {
  expect(screen.getByRole('region', { name: content.title })).toHaveAttribute('id', 'process');
});

it('is an ordered list of numbered steps with their colour and a decorative icon', () => {
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  const items = within(list).getAllByRole('listitem');
  expect(items).toHaveLength(content.steps.length);
  for (const [index, { title, description, colour }] of content.steps.entries()) {
    const item = items[index] as HTMLElement;
    expect(within(item).getByRole('heading', { level: 3, name: title })).toBeVisible();
    expect(within(item).getByText(String(index + 1))).toBeVisible();
    expect(within(item).getByText(description)).toBeVisible();
    expect(item.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(item.style.getPropertyValue('--colour')).toBe(`var(--step-${colour})`);
  }
});
