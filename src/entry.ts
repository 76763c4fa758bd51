/* eslint-disable @typescript-eslint/no-require-imports -- webpack compiles `import()` to more code */

import { addEntryKeys } from './hooks/navigation/history-entry';

addEntryKeys();

// The entry of the production bundle. React and Gatsby's runtime are evaluated in separate tasks, between which the
// browser can respond to input: as one task they block a slow phone for more than 50 ms.
setTimeout(() => {
  require('react-dom/client');
  setTimeout(() => require('gatsby-production-app'));
});
