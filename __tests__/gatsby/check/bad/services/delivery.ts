import { parseCases } from '../../content-edits';

/** Form delivery that does not work or is not safe. */
export const badDelivery = parseCases`
forms.json: ,⏎    "endpoint": "https://forms.example/paper" →
  content/forms.json:3:15 delivery.endpoint: the key 'endpoint' is missing, which "kind": "http" needs, expected for example "endpoint": "https://forms.example/contact"
forms.json: https://forms.example/paper → http://localhost.forms.example/paper
  content/forms.json:5:17 delivery.endpoint: found "http://localhost.forms.example/paper", expected https:// in place of http://, which is for localhost and 127.0.0.1 only
forms.json: https://forms.example/paper → https://a.us1.list-manage.com/subscribe/post
  content/forms.json:5:17 delivery.endpoint: found "https://a.us1.list-manage.com/subscribe/post"; Mailchimp is not supported: it does not accept messages from the pages of other sites
forms.json: https://forms.example/paper → forms.example/paper
  content/forms.json:5:17 delivery.endpoint: found "forms.example/paper", expected an address such as "https://forms.example/contact"
forms.json: https://forms.example/paper → https://forms.example/paper#contact
  content/forms.json:5:17 delivery.endpoint: found "https://forms.example/paper#contact", expected the address without # and what follows
forms.json: https://forms.example/paper → https://paper:scissors@forms.example/
  content/forms.json:5:17 delivery.endpoint: found a user's name or password in the address, expected none: every visitor can read it
forms.json: https://forms.example/paper → https://forms.example/paper?form=1&api_key=stone
  content/forms.json:5:17 delivery.endpoint: found "api_key" in the address, which looks like a secret, expected none: every visitor can read it
forms.json: https://forms.example/paper → https://forms.example/paper?id=9f86d081884c7d659a2feaa0
  content/forms.json:5:17 delivery.endpoint: found "id" in the address, which looks like a secret, expected none: every visitor can read it
forms.json: "kind": "http", → "kind": "simulated", "newsletterEndpoint": "http://a.example/",
  content/forms.json:4:48 delivery.newsletterEndpoint: found "http://a.example/", expected https:// in place of http://, which is for localhost and 127.0.0.1 only
forms.json: "kind": "http", → "kind": "http", "honeypot": "email",
  content/forms.json:4:33 delivery.honeypot: found "email", expected a name such as "_gotcha" that no other field has
`;
