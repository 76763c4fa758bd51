import { parseCases } from '../content-edits';

const withEndpoint = (address: string) => `forms.json: "simulated" → "http", "endpoint": "${address}"`;

/** Form delivery that does not work or is not safe. */
export const badDelivery = parseCases`
forms.json: "simulated" → "http"
  3:15 delivery.endpoint: the key 'endpoint' is missing: Address of the service – The public address that receives the form. A path such as / is an address of this site, for a host that receives forms.
${withEndpoint('http://localhost.forms.example/paper')}
  3:45 delivery.endpoint: found "http://localhost.forms.example/paper", expected an address such as "https://forms.example/contact"
${withEndpoint('https://a.us1.list-manage.com/subscribe/post')}
  3:45 delivery.endpoint: Mailchimp lets no other site read its answer, expected "answer": "page" beside the address
${withEndpoint('https://paper:scissors@forms.example/')}
  3:45 delivery.endpoint: found a user's name or password in the address, expected none: every visitor can read it
${withEndpoint('https://forms.example/paper?form=1&api_key=stone')}
  3:45 delivery.endpoint: found "api_key" in the address, which looks like a secret, expected none: every visitor can read it
`;

/** Forms whose fields cannot work. */
export const badFormFields = parseCases`
sections/contact.json: "type": "text",⏎        "name": "name",⏎        "label": "Name",⏎        "placeholder": "Your Name",⏎        "autocomplete": "name" → "type": "file", "name": "cv", "label": "CV"
  23:17 form.fields[0].type: found "file", which needs the delivery "http" in forms.json and a service that takes files
sections/contact.json: "type": "text" → "type": "select"
  22:7 form.fields[0].options: the key 'options' is missing: The choices of a field for a choice.
sections/contact.json: "type": "textarea" → "type": "constructor"
  38:17 form.fields[2].type: found "constructor", expected 'text', 'email', 'tel', 'number', 'date', 'time', 'textarea', 'select', 'radio', 'checkbox' or 'file'
sections/contact.json: "type": "textarea" → "type": "checkbox"
  41:24 form.fields[2].placeholder: the type "checkbox" does not use 'placeholder', expected none
sections/contact.json: "name": "message" → "name": "consent"
  39:17 form.fields[2].name: found "consent", expected a short name such as "email", of letters, digits and hyphens, that does not start with a digit and that the site does not use itself
sections/contact.json: "name": "message" → "name": "email"
  39:17 form.fields[2].name: the name "email" exists already in line 32, expected another
sections/contact.json: "name": "contact" → "name": "newsletter"
  19:13 form.name: found "newsletter", expected small letters, digits and hyphens, such as "application", but no name that the site uses, such as "newsletter"
copy: sections/contact.json → sections/question.json
pages.json: "contact" → "contact", "question"
  9:77 pages[0].sections[5]: the forms of the sections 'contact' and 'question' have the same name "contact", expected another "name" in one of them
`;

const withLimits = (type: string, limits: string) =>
  `sections/contact.json: "type": "textarea",⏎        "name": "message",⏎        "label": "Message",⏎        "placeholder": "Your Message" → "type": "${type}", "name": "message", "label": "Message", "limits": { ${limits} }`;

const withCondition = (condition: string) =>
  `sections/contact.json: "placeholder": "Your Message" → "shownFor": ${condition}`;

/** Limits and conditions that nobody can meet. */
export const badLimits = parseCases`
${withLimits('text', '"min": "1"')}
  38:74 form.fields[2].limits: the type "text" does not use 'limits', expected none
${withLimits('number', '"min": "tomorrow"')}
  38:85 form.fields[2].limits.min: found "tomorrow", expected a number such as 400, a day such as 2026-05-01 or "+1", or a time such as 18:30
${withLimits('number', '"min": "18:30"')}
  38:85 form.fields[2].limits.min: found "18:30", expected a number such as 400
${withLimits('date', '"max": "18:30"')}
  38:83 form.fields[2].limits.max: found "18:30", expected a day such as 2026-05-01 or "+1"
${withLimits('time', '"max": "12"')}
  38:83 form.fields[2].limits.max: found "12", expected a time such as 18:30
${withLimits('number', '"min": "12", "max": "9"')}
  38:98 form.fields[2].limits.max: found "9", expected "12" or more
${withLimits('date', '"min": "+12", "max": "+9"')}
  38:97 form.fields[2].limits.max: found "+9", expected "+12" or more
${withLimits('time', '"min": "18:00", "max": "09:00"')}
  38:99 form.fields[2].limits.max: found "09:00", expected "18:00" or more
${withLimits('time', '"step": "0"')}
  38:84 form.fields[2].limits.step: found "0", expected a number above 0, and a whole one of days or minutes
${withLimits('date', '"step": "1.5"')}
  38:84 form.fields[2].limits.step: found "1.5", expected a number above 0, and a whole one of days or minutes
${withLimits('number', '"closed": "Closed."')}
  38:88 form.fields[2].limits.closed: the type "number" does not use 'closed', expected none
${withLimits('time', '"closed": "Closed."')}
  38:86 form.fields[2].limits.closed: no day is known for this time, expected a field of the type 'date' directly before
${withLimits('date', '"closed": "Closed."')}
  38:86 form.fields[2].limits.closed: no day is known to be closed, expected the key 'openingHours' in site.json
${withCondition('{ "field": "children", "answers": ["on"] }')}
  41:32 form.fields[2].shownFor.field: found "children", expected the name of an earlier field
sections/contact.json: "type": "textarea",⏎        "name": "message", → "type": "checkbox", "name": "children", "label": "Children" }, { "shownFor": { "field": "children", "answers": ["on", "yes"] }, "type": "textarea", "name": "message",
  38:127 form.fields[3].shownFor.answers[1]: found "yes", expected 'on'
`;

/** The form service without its words, and forms that it cannot tell from each other. */
export const badService = parseCases`
forms.json: "simulated" → "service"
  1:1 service: the key 'service' is missing: What the form service of the site does with messages, and its words. Only a delivery by that service uses it.
`;
