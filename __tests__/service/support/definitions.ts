import type { FormDefinitions, FormLanguage } from '../../../src/content-model/form-definitions';

const messages = (language: string): FormLanguage['words']['messages'] => ({
  required: `required ${language}`,
  invalid: `invalid ${language}`,
  email: `email ${language}`,
  number: `number ${language}`,
  date: `date ${language}`,
  time: `time ${language}`,
  long: `long {limit} ${language}`,
  least: `least {limit} ${language}`,
  most: `most {limit} ${language}`,
  step: `step {limit} ${language}`,
  file: `file ${language}`,
  size: `size {limit} ${language}`,
});

const languageOf = (code: string): FormLanguage => ({
  locale: code,
  direction: 'ltr',
  home: code === 'en' ? '/' : `/${code}`,
  words: {
    receipt: { subject: `Received ${code}`, text: `We have your message ${code}.` },
    newsletter: {
      subject: `Please confirm ${code}`,
      text: `Open this ${code}.`,
      confirm: `Confirm ${code}`,
      confirmed: `Confirmed ${code}`,
      leave: `Leave ${code}`,
      left: `Left ${code}`,
      expired: `Expired ${code}`,
    },
    tooMany: `Too many ${code}`,
    messages: messages(code),
  },
  failure: { failed: `Failed ${code}`, timeout: '', offline: '', invalid: `Invalid <${code}>`, retry: '' },
  forms: {
    contact: {
      title: 'Write to us',
      submit: 'Send',
      sentTitle: `Sent ${code}`,
      sentText: `Thank you ${code}`,
      fields: [
        { type: 'text', name: 'name', label: 'Your name', required: true },
        { type: 'email', name: 'email', label: 'E-mail', required: true },
        { type: 'textarea', name: 'message', label: 'Message', required: true },
        { type: 'number', name: 'guests', label: 'Guests' },
        { type: 'date', name: 'day', label: 'Day' },
        { type: 'select', name: 'where', label: 'Where', options: ['Here', 'There'] },
        { type: 'checkbox', name: 'terms', label: 'Terms' },
      ],
    },
    application: {
      title: 'Apply',
      submit: 'Send',
      sentTitle: 'Sent',
      sentText: 'Thank you',
      fields: [
        { type: 'email', name: 'email', label: 'E-mail', required: true },
        { type: 'file', name: 'cv', label: 'CV' },
      ],
    },
    table: {
      title: 'Reserve a table',
      submit: 'Send',
      sentTitle: 'Sent',
      sentText: 'Thank you',
      fields: [
        {
          type: 'number',
          name: 'guests',
          label: 'Guests',
          required: true,
          limits: { min: '1', max: '12', step: '1' },
        },
        {
          type: 'date',
          name: 'day',
          label: 'Day',
          limits: { min: '+1', max: '+90', closed: `closed ${code}` },
        },
        {
          type: 'time',
          name: 'time',
          label: 'Time',
          limits: { min: '18:00', max: '22:00', step: '15', closed: `later ${code}` },
        },
        { type: 'checkbox', name: 'children', label: 'With children' },
        {
          type: 'number',
          name: 'count',
          label: 'How many children?',
          required: true,
          limits: { min: '1' },
          shownFor: { field: 'children', answers: ['on'] },
        },
      ],
    },
    newsletter: {
      title: 'Newsletter',
      submit: 'Send',
      sentTitle: 'Newsletter',
      sentText: 'Look into your inbox',
      fields: [{ type: 'email', name: 'email', label: 'E-mail', required: true }],
      isNewsletter: true,
    },
  },
});

export const definitions: FormDefinitions = {
  site: 'https://studio.example',
  root: '',
  service: 'https://studio.example/api/forms',
  name: 'Studio',
  email: 'hello@studio.example',
  notify: ['hello@studio.example'],
  keepDays: 30,
  timeZone: 'Europe/London',
  openingTimes: {
    week: [
      { days: [1, 2, 3, 4], opens: '12:00', closes: '21:00' },
      { days: [5], opens: '18:00', closes: '01:00' },
    ],
    special: [{ date: '2026-03-25' }, { date: '2026-03-26', opens: '12:00', closes: '18:30' }],
  },
  headers: { 'X-Content-Type-Options': 'nosniff' },
  languages: { en: languageOf('en'), de: languageOf('de') },
};
