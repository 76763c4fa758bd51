import { render, screen, within } from '@testing-library/react';
import { ContactSection } from '../../src/sections/contact/contact-section';
import { sectionContent } from '../support/content';
import { entries, itemTexts } from '../support/queries';
import { benefits, contactActions } from '../support/specification';

const content = sectionContent<Queries.ContactSectionFragment>('contact');
const section = () => screen.getByRole('region', { name: content.title });

beforeEach(() => {
  render(<ContactSection content={content} />);
});

it('is the place that #contact leads to', () => {
  expect(section()).toHaveAttribute('id', 'contact');
});

it('lists the benefits', () => {
  expect(itemTexts(within(section()).getByRole('list'))).toEqual(benefits);
});

it('leads to a call and to the prices', () => {
  expect(entries(section())).toEqual(contactActions);
});

it('holds the message form', () => {
  expect(within(section()).getByRole('textbox', { name: 'Message' })).toBeVisible();
});
