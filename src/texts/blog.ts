/** Lists of posts, tags and authors, and the sidebar of the blog. */
export const blog = {
  title: 'Blog',
  /** Followed by links to the feeds. */
  subscribe: 'Subscribe with a feed reader:',
  rss: 'RSS',
  or: 'or',
  atom: 'Atom',
  tableOfContents: 'On this page',
  postsByYear: 'Posts by year',
  archive: {
    title: 'Archive',
    description: 'All blog posts by year, from the latest back to the first one in 2018.',
  },
  authors: {
    title: 'Authors',
    metaTitle: 'Blog authors',
    description: 'Everyone who writes for the Pact blog, with the number of posts by each author.',
  },
  author: {description: (name: string) => `Posts by ${name} on the Pact blog, newest first.`},
  tags: {
    title: 'Tags',
    metaTitle: 'Blog tags',
    description: 'Topics covered on the Pact blog, in alphabetical order, with the number of posts on each.',
  },
  tag: {description: (label: string) => `Posts on the Pact blog tagged “${label}”, newest first.`},
} as const;
