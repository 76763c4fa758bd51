import { parseCases } from '../content-edits';

const withEndpoint = (address: string) => `forms.json: "simulated" → "http", "endpoint": "${address}"`;

/** Form delivery that does not work or is not safe. */
export const badDelivery = parseCases`
forms.json: "simulated" → "http"
  3:15 delivery.endpoint: the key 'endpoint' is missing: The public address that receives the form. A path such as / is an address of this site, for a host that receives forms.
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
  23:17 form.fields[0].type: found "file", which needs "kind": "http" in forms.json and a service that takes files
sections/contact.json: "type": "text" → "type": "select"
  22:7 form.fields[0].options: the key 'options' is missing: The choices of a select or radio field.
sections/contact.json: "type": "textarea" → "type": "constructor"
  38:17 form.fields[2].type: found "constructor", expected 'text', 'email', 'tel', 'number', 'date', 'textarea', 'select', 'radio', 'checkbox' or 'file'
sections/contact.json: "type": "textarea" → "type": "checkbox"
  41:24 form.fields[2].placeholder: the type "checkbox" does not use 'placeholder', expected none
sections/contact.json: "name": "message" → "name": "consent"
  39:17 form.fields[2].name: found "consent", expected a name such as "email", which the site does not use itself
sections/contact.json: "name": "message" → "name": "email"
  39:17 form.fields[2].name: the name "email" exists already in line 32, expected another
sections/contact.json: "name": "contact" → "name": "newsletter"
  19:13 form.name: found "newsletter", expected small letters, digits and hyphens, such as "application", but no name that the site uses, such as "newsletter"
copy: sections/contact.json → sections/question.json
pages.json: "contact" → "contact", "question"
  9:77 pages[0].sections[5]: the forms of the sections 'contact' and 'question' have the same name "contact", expected another "name" in one of them
`;
