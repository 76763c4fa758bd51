// The entry of the production bundle. React and Gatsby's runtime are evaluated in separate tasks, between which the
// browser can respond to input: as one task they block a slow phone for more than 50 ms.
setTimeout(() => {
  void import(/* webpackMode: "eager" */ 'react-dom/client');
  setTimeout(() => void import(/* webpackMode: "eager" */ 'gatsby-production-app'));
});
