import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { useFormEndpoint } from '../../../src/forms/use-form-endpoint';
import { ContactForm } from '../../../src/sections/contact/contact-form';
import { pass, showHtml } from '../../support/browser';
import { sectionContent } from '../../support/content';
import { formEndpoint, mockFetch } from '../../support/forms/form-endpoint';
import { forms, site } from '../../support/layout-content';
import type { ContactContent } from '../../../src/sections/contact/definition';

jest.mock('../../../src/forms/use-form-endpoint');

const content = sectionContent<ContactContent>('contact').form;

const fields = () =>
  content.fields.map(({ label }) => screen.getByRole<HTMLInputElement>('textbox', { name: label })) as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status');
const form = () => fields()[0].form as HTMLFormElement;
const write = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });

let user: UserEvent;

function renderFilledIn() {
  const view = render(<ContactForm content={content} />);
  for (const field of fields()) write(field, 'ada@example.org');
  return view;
}

function send() {
  renderFilledIn();
  return user.click(button());
}

function expectIdle() {
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent(content.submit);
  expect(status()).toBeEmptyDOMElement();
  expect(form()).not.toHaveAttribute('inert');
}

function expectSubmitting() {
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent(content.sending);
  expect(status()).toHaveTextContent(content.sending);
}

function expectSent() {
  expect(status()).toHaveTextContent(`${content.sentTitle}${content.sentText}`);
  expect(status()).toBeVisible();
  expect(form()).toHaveAttribute('inert');
  expect(fields().map(({ value }) => value)).toEqual(['', '', '']);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(useFormEndpoint).mockReturnValue(null);
  user = userEvent.setup({ delay: null });
});

describe('Rendering', () => {
  it('says that a simulated form needs JavaScript, and how to get in touch', () => {
    // A form with this method outside a dialog is never sent.
    const note = showHtml(renderToStaticMarkup(<ContactForm content={content} />)).querySelector(
      'form[method=dialog] noscript',
    );
    const { getByRole, getByText } = within(showHtml(note?.innerHTML ?? ''));
    expect(getByText(forms.withoutScripts)).toBeVisible();
    expect(getByRole('link', { name: site.phone })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+\d+$/),
    );
    expect(getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
    jest.mocked(useFormEndpoint).mockReturnValue(formEndpoint);
    expect(renderToStaticMarkup(<ContactForm content={content} />)).not.toContain('<noscript>');
  });
});

it('announces each change of state, and can be sent again', async () => {
  await send();
  expectSubmitting();
  await pass(1500);
  expectSent();
  await pass(5000);
  expectIdle();
  for (const field of fields()) write(field, 'ada@example.org');
  await user.type(fields()[0], '{Enter}');
  expectSubmitting();
});

describe('Focus', () => {
  it('moves to the confirmation and back to the button', async () => {
    await send();
    await pass(1500);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(status());
    await pass(5000);
    expect(button()).toHaveFocus();
  });
});

it('uses its form endpoint, and shows that a message is sent', async () => {
  jest.mocked(useFormEndpoint).mockReturnValue(formEndpoint);
  const requests = mockFetch();
  await send();
  await pass(0);
  expectSubmitting();
  await requests[0]?.respond(200);
  expectSent();
  expect(useFormEndpoint).toHaveBeenCalledWith('contact', null);
});

describe('Privacy', () => {
  const privacy = {
    text: 'We keep it for a year.',
    link: { title: 'Privacy', href: '/privacy' },
    consent: null,
  };

  it('is a sentence with a link', () => {
    render(<ContactForm content={{ ...content, privacy }} />);
    expect(screen.getByText(privacy.text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is a box that has to be checked, if the content asks for consent', () => {
    render(<ContactForm content={{ ...content, privacy: { ...privacy, consent: true } }} />);
    expect(screen.getByRole('checkbox', { name: `${privacy.text} Privacy` })).toBeRequired();
  });
});

it('without scripts, the browser sends files in parts', () => {
  const file = { type: 'file', name: 'cv', label: 'CV' } as const;
  const empty = { placeholder: null, autocomplete: null, required: null, options: null };
  render(<ContactForm content={{ ...content, fields: [...content.fields, { ...file, ...empty }] }} />);
  expect(form()).toHaveAttribute('enctype', 'multipart/form-data');
});
