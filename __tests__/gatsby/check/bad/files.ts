import { collectionDefinitions, kindDefinitions } from '../../../../gatsby/definitions/definitions';
import { eitherOf } from '../../../../gatsby/parse/problem';
import { parseCases } from '../content-edits';

const kinds = eitherOf([...kindDefinitions.keys()]);
const folders = ['sections', ...collectionDefinitions.keys()].map((name) => `${name}/`).join(', ');

const link = 'is a link, expected the file or folder itself';

const onWindows = 'a name that Windows does not allow, expected another';

export const badFiles = parseCases`
sections/services.json: "kind": "services" → "kind": "service"
  3:11 kind: found "service"; did you mean 'services'?
rename: site.json → sites.json
  1:1: unknown file; did you mean 'site.json'?
write: plans copy.json → {}
  1:1: unknown file, expected a file in ${folders} or 'announcement.json', 'brand.json', 'footer.json', 'forms.json', 'illustrations.json', 'integrations.json', 'labels.json', 'navigation.json', 'not-found.json', 'pages.json', 'redirects.json' or 'site.json'
folder: sections/2026
copy: sections/services.json → sections/2026/Über Spaß.JSON
  1:1: unknown file, expected the name "sections/uber-spass.json"
write: sections/summer-plans.json → {}
  1:1 kind: the key 'kind' is missing, expected ${kinds}
write: sections/services.json → []
  1:1: found a list, expected a group of keys in { }
copy: people/isla-mackay.json → people/com1.json
  1:1: found "com1.json", ${onWindows}
copy: sections/services.json → sections/lpt9.json
  1:1: found "lpt9.json", ${onWindows}
copy: images/hero-1-pages.jpg → images/NUL.tar.jpg
  1:1: found "NUL.tar.jpg", ${onWindows}
write: files/old./prices.pdf → x
  1:1: found "old.", ${onWindows}
write: files/prn/prices.pdf → x
  1:1: found "prn", ${onWindows}
pages.json: "/blog" → "/team/nul"
navigation.json: "/blog" → "/team/nul"
  content/pages.json:107:15 pages[10].path: found "nul", ${onWindows}
link: images/product-preview.jpg → ../model.jpg
link: images/logo.svg → ../logo.svg
  1:1: ${link}
  content/images/product-preview.jpg:1:1: ${link}
link: images → ../images
  1:1: ${link}
link: sections → ../sections
  1:1: ${link}
link: site.json → ../site.json
link: sections/services.json → ../services.json
  1:1: ${link}
  content/site.json:1:1: ${link}
write: posts/first.md → -
link: posts/first.md → ../first.md
folder: posts/.#first.md
link: posts/.#first.md → ../#first.md
  content/posts/first.md:1:1: ${link}
folder: site.json
  1:1: the file is missing; "git restore" with this path brings it back
delete: .
  content:1:1: the content folder (CONTENT_DIR) cannot be read (ENOENT)
`;
