import { renderHook } from '@testing-library/react';
import { useFormEndpoint } from '../../src/layout/use-form-endpoint';
import { useLayoutContent } from '../../src/layout/use-layout-content';

jest.mock('../../src/layout/use-layout-content', () => ({
  useLayoutContent: jest.fn(),
}));

const endpoint = 'https://forms.example/contact';
const newsletterEndpoint = 'https://letters.example/';

function endpointsFor(delivery: object) {
  const forms = { delivery, sending: 'Wait', failure: {} };
  jest.mocked(useLayoutContent).mockReturnValue({ forms } as never);
  return (['contact', 'newsletter'] as const).map(
    (form) => renderHook(() => useFormEndpoint(form)).result.current,
  );
}

it('is null if delivery is simulated', () => {
  expect(endpointsFor({ kind: 'simulated', endpoint })).toEqual([null, null]);
});

it('is the same for both forms, with the default honeypot', () => {
  const expected = { url: endpoint, honeypot: '_gotcha', sending: 'Wait', messages: {} };
  const forms = ['contact', 'newsletter'].map((form) => ({ form, ...expected }));
  expect(endpointsFor({ kind: 'http', endpoint })).toEqual(forms);
});

it('can differ for the newsletter', () => {
  const [contact, newsletter] = endpointsFor({ kind: 'http', endpoint, newsletterEndpoint, honeypot: 'fax' });
  expect(contact).toMatchObject({ url: endpoint, honeypot: 'fax' });
  expect(newsletter).toMatchObject({ url: newsletterEndpoint, honeypot: 'fax' });
});
