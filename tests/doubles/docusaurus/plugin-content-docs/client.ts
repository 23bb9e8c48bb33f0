const doc = {metadata: {title: 'A page', permalink: '/section/a-page'}};

/** The page that a theme component is rendered in. */
export function useDoc(): typeof doc {
  return doc;
}
