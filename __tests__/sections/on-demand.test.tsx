import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOAD_TIMEOUT_MS } from '../../src/hooks/navigation/load-timeout';
import { AnySection } from '../../src/sections/any-section';
import { ErrorBoundary } from '../../src/ui/error-boundary';
import { pass, showHtml } from '../support/browser';
import { expectComplaint } from '../support/console';

let mockIsGone = true;

jest.mock('../../src/sections/people/people-section', () => {
  if (mockIsGone) throw new Error('The file is gone');
  return { __esModule: true, default: () => <p>The team</p> };
});

const renderSection = (kind: string) =>
  render(
    <ErrorBoundary labels={{ partFailed: 'This part failed.', tryAgain: 'Try again' }}>
      <AnySection content={{ kind, anchor: 'team' }} heading="Team" isLast />
    </ErrorBoundary>,
  );

// A module with this method is a promise that never settles.
jest.mock('../../src/sections/quotes/quotes-section', () => ({ then: () => undefined }));

it('a section whose file fails to load is loaded again by a retry', async () => {
  expectComplaint(/gone|lazy|loadAppData/i);
  renderSection('people');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  mockIsGone = false;
  await userEvent.click(retry);
  expect(await screen.findByText('The team')).toBeVisible();
});

it('a section of the static HTML stays when its file never arrives', async () => {
  jest.useFakeTimers();
  const container = showHtml('<!--$--><section id="team">The static team</section><!--/$-->');
  render(<AnySection content={{ kind: 'quotes', anchor: 'team' }} heading="Team" isLast />, {
    container,
    hydrate: true,
  });
  await pass(LOAD_TIMEOUT_MS);
  expect(screen.getByText('The static team')).toBeVisible();
});
