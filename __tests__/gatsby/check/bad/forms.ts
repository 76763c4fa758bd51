import { parseCases } from '../content-edits';

/** Form delivery that does not work or is not safe. */
export const badDelivery = parseCases`
forms.json: ,⏎    "endpoint": "https://forms.example/paper" →
  3:15 delivery.endpoint: the key 'endpoint' is missing: The public address that receives the form. A path such as / is an address of this site, for a host that receives forms.
forms.json: https://forms.example/paper → http://localhost.forms.example/paper
  5:17 delivery.endpoint: found "http://localhost.forms.example/paper", expected an address such as "https://forms.example/contact"
forms.json: https://forms.example/paper → https://a.us1.list-manage.com/subscribe/post
  5:17 delivery.endpoint: Mailchimp lets no other site read its answer, expected "answer": "page" beside the address
forms.json: https://forms.example/paper → https://paper:scissors@forms.example/
  5:17 delivery.endpoint: found a user's name or password in the address, expected none: every visitor can read it
forms.json: https://forms.example/paper → https://forms.example/paper?form=1&api_key=stone
  5:17 delivery.endpoint: found "api_key" in the address, which looks like a secret, expected none: every visitor can read it
`;

/** Forms whose fields cannot work. */
export const badFormFields = parseCases`
forms.json: "kind": "http" → "kind": "simulated"
sections/contact.json: "type": "text",⏎        "name": "name",⏎        "label": "Name",⏎        "placeholder": "Your name",⏎        "autocomplete": "name" → "type": "file", "name": "cv", "label": "CV"
  18:17 form.fields[0].type: found "file", which needs "kind": "http" in forms.json and a service that takes files
sections/contact.json: "type": "text" → "type": "select"
  17:7 form.fields[0].options: the key 'options' is missing: The choices of a select or radio field.
sections/contact.json: "type": "textarea" → "type": "constructor"
  33:17 form.fields[2].type: found "constructor", expected 'text', 'email', 'tel', 'number', 'date', 'textarea', 'select', 'radio', 'checkbox' or 'file'
sections/contact.json: "type": "textarea" → "type": "checkbox"
  36:24 form.fields[2].placeholder: the type "checkbox" does not use 'placeholder', expected none
sections/contact.json: "name": "message" → "name": "consent"
  34:17 form.fields[2].name: found "consent", expected a name such as "email", which the site does not use itself
sections/contact.json: "name": "message" → "name": "email"
  34:17 form.fields[2].name: the name "email" exists already in line 27, expected another
sections/contact.json: "name": "contact" → "name": "newsletter"
  14:13 form.name: found "newsletter", expected small letters, digits and hyphens, such as "application", but no name that the site uses, such as "newsletter"
copy: sections/contact.json → sections/question.json
pages.json: "contact" → "contact", "question"
  9:77 pages[0].sections[5]: the forms of the sections 'contact' and 'question' have the same name "contact", expected another "name" in one of them
`;
