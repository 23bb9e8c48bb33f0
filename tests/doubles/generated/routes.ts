/** Routes of a small site, nested as Docusaurus nests them. */
const routes = [
  {path: '/blog', exact: true},
  {path: '/blog/tags', exact: true},
  {path: '/search', exact: true},
  {
    path: '/',
    routes: [
      {path: '/', exact: true},
      {path: '/consumer', exact: true},
      {path: '/pact_broker/webhooks', exact: true},
    ],
  },
  {path: '*'},
];

export default routes;
