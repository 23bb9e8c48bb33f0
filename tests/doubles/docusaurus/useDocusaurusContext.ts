const context = {
  siteConfig: {
    title: 'Pact Docs',
    tagline: 'A tagline',
    url: 'https://docs.pact.io',
    baseUrl: '/',
    trailingSlash: false,
  },
  i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en']},
};

/** The configuration of the site, as far as components read it. */
export default function useDocusaurusContext(): typeof context {
  return context;
}
