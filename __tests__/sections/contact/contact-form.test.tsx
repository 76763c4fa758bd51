import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { useFormEndpoint } from '../../../src/forms/use-form-endpoint';
import { ContactForm } from '../../../src/sections/contact/contact-form';
import { pass } from '../../support/browser';
import { sectionContent } from '../../support/content';
import { formEndpoint, mockFetch } from '../../support/forms/form-endpoint';
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

const fillIn = () => fields().forEach((field) => write(field, 'ada@example.org'));

function send() {
  render(<ContactForm content={content} />);
  fillIn();
  return user.click(button());
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

it('announces each change of state, moves the focus to the confirmation and back, and can be sent again', async () => {
  await send();
  expectSubmitting();
  await pass(1500);
  expectSent();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(status());
  await pass(5000);
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent(content.submit);
  expect(button()).toHaveFocus();
  expect(status()).toBeEmptyDOMElement();
  expect(form()).not.toHaveAttribute('inert');
  fillIn();
  await user.type(fields()[0], '{Enter}');
  expectSubmitting();
});

it('uses its form endpoint, shows that a message is sent, and needs no JavaScript then', async () => {
  jest.mocked(useFormEndpoint).mockReturnValue(formEndpoint);
  expect(renderToStaticMarkup(<ContactForm content={content} />)).not.toContain('<noscript>');
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
  const empty = {
    placeholder: null,
    autocomplete: null,
    required: null,
    options: null,
    limits: null,
    shownFor: null,
  };
  render(<ContactForm content={{ ...content, fields: [...content.fields, { ...file, ...empty }] }} />);
  expect(form()).toHaveAttribute('enctype', 'multipart/form-data');
});
