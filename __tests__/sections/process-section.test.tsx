import { render, screen, within } from '@testing-library/react';
import { ProcessSection } from '../../src/sections/process/process-section';
import { sectionContent } from '../support/content';
import { processSteps, processTitle } from '../support/specification';

const content = sectionContent<Queries.ProcessSectionFragment>('process');
const steps = () => within(screen.getByRole('list')).getAllByRole('listitem');

beforeEach(() => {
  render(<ProcessSection content={content} />);
});

it('is titled Our Process', () => {
  expect(screen.getByRole('heading', { level: 2, name: processTitle })).toBeVisible();
  expect(screen.getByRole('region', { name: processTitle })).toHaveAttribute('id', 'process');
});

it('shows six steps in order, as an ordered list', () => {
  expect(screen.getByRole('list').tagName).toBe('OL');
  const titles = steps().map((step) => within(step).getByRole('heading', { level: 3 }).textContent);
  expect(titles).toEqual(processSteps);
});

it('numbers them from 1 to 6', () => {
  for (const [index, step] of steps().entries()) {
    expect(within(step).getByText(String(index + 1))).toBeVisible();
  }
  expect(steps()).toHaveLength(6);
});

it('gives every step its description, its icon and its colour', () => {
  for (const [index, { description, colour }] of content.steps.entries()) {
    const step = steps()[index];
    if (!step) throw new Error('A step is missing');
    expect(within(step).getByText(description)).toBeVisible();
    expect(step.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(step.style.getPropertyValue('--colour')).toBe(`var(--step-${colour})`);
  }
});
