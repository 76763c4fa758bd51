import { parseCases } from '../../content-edits';

/** Forms whose fields cannot work. */
export const badFormFields = parseCases`
forms.json: "kind": "http" → "kind": "simulated"
sections/contact.json: "type": "text",⏎        "name": "name",⏎        "label": "Name",⏎        "placeholder": "Your name",⏎        "autocomplete": "name" → "type": "file", "name": "cv", "label": "CV"
  content/sections/contact.json:18:17 form.fields[0].type: found "file", which needs "kind": "http" in forms.json and a service that takes files
sections/contact.json: "type": "text" → "type": "select"
  content/sections/contact.json:17:7 form.fields[0]: the key 'options' is missing, which the type "select" needs, expected a list of texts
sections/contact.json: "type": "textarea" → "type": "constructor"
  content/sections/contact.json:33:17 form.fields[2].type: found "constructor", expected 'text', 'email', 'tel', 'number', 'date', 'textarea', 'select', 'radio', 'checkbox' or 'file'
sections/contact.json: "type": "textarea" → "type": "checkbox"
  content/sections/contact.json:36:24 form.fields[2].placeholder: the type "checkbox" does not use 'placeholder', expected none
sections/contact.json: "name": "message" → "name": "consent"
sections/contact.json: "submit": "Send" → "privacy": { "text": "I agree.", "consent": true }, "submit": "Send"
  content/sections/contact.json:34:17 form.fields[2].name: found "consent", the name of a field that the form adds by itself, expected another
sections/contact.json: "name": "message" → "name": "email"
  content/sections/contact.json:34:17 form.fields[2].name: the name "email" exists already in line 27, expected another
sections/contact.json: "name": "contact" → "name": "newsletter"
  content/sections/contact.json:14:13 form.name: found "newsletter", expected small letters, digits and hyphens, such as "application"; "newsletter" is the form in the footer
copy: sections/contact.json → sections/question.json
pages.json: "contact" → "contact", "question"
  content/pages.json:9:77 pages[0].sections[5]: the forms of the sections 'contact' and 'question' have the same name "contact", expected another "name" in one of them
`;
