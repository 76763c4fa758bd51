import { renderHook } from '@testing-library/react';
import type { DestinationData } from '../../src/content-model';
import { useFormEndpoint } from '../../src/forms/use-form-endpoint';
import { useLayoutContent } from '../../src/layout/use-layout-content';
import { setConstant } from '../support/browser';

jest.mock('../../src/layout/use-layout-content', () => ({
  useLayoutContent: jest.fn(),
}));

const endpoint = 'https://forms.example/contact';

function endpointFor(delivery: object, own: DestinationData = null) {
  const forms = { delivery, sending: 'Wait', failure: {} };
  jest.mocked(useLayoutContent).mockReturnValue({ forms } as never);
  return renderHook(() => useFormEndpoint('jobs', own)).result.current;
}

it('is null if delivery is simulated', () => {
  expect(endpointFor({ kind: 'simulated', endpoint }, { endpoint, answer: null })).toBeNull();
});

it('is that of all forms', () => {
  expect(endpointFor({ kind: 'http', endpoint, answer: null })).toEqual({
    form: 'jobs',
    url: endpoint,
    opensPage: false,
    sending: 'Wait',
    messages: {},
  });
});

it('is below the path prefix, if the site itself receives the form', () => {
  setConstant('__BASE_PATH__', '/preview');
  expect(endpointFor({ kind: 'http', endpoint: '/', answer: null })?.url).toBe('/preview/');
});

it('can be one of its own, with its own kind of answer', () => {
  const own = { endpoint: 'https://letters.example/', answer: 'page' } as const;
  const all = { kind: 'http', endpoint, answer: null };
  expect(endpointFor(all, own)).toMatchObject({ url: own.endpoint, opensPage: true });
  expect(endpointFor({ ...all, answer: 'page' }, { endpoint, answer: null })?.opensPage).toBe(false);
});
