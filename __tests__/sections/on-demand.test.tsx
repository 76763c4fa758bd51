import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Section } from '../../src/sections';
import { ErrorBoundary } from '../../src/ui/error-boundary';
import { expectComplaint } from '../support/console';

let mockIsGone = true;

jest.mock('../../src/sections/people/people-section', () => {
  if (mockIsGone) throw new Error('The file is gone');
  return { __esModule: true, default: () => <p>The team</p> };
});

it('a section whose file fails to load is loaded again by a retry', async () => {
  expectComplaint(/gone|lazy|loadAppData/i);
  render(
    <ErrorBoundary labels={{ partFailed: 'This part failed.', tryAgain: 'Try again' }}>
      <Section content={{ kind: 'people', anchor: 'team' }} heading="Team" isLast />
    </ErrorBoundary>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  mockIsGone = false;
  await userEvent.click(retry);
  expect(await screen.findByText('The team')).toBeVisible();
});
