/** Messages of the Docusaurus theme that this site words differently, by message id. */
export const themeMessages = {
  // "Read more" doesn't say where the link leads.
  'theme.blog.post.readMore': 'Read the post',
  'theme.blog.post.readMoreLabel': 'Read the post: {title}',
} as const;
