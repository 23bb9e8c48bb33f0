import type {Plugin} from '@docusaurus/types';

/** Words of the theme that this site puts differently, by the theme's message ids. */
const messages = {
  // A link text names its destination; "Read more" names none.
  'theme.blog.post.readMore': 'Read the post',
  'theme.blog.post.readMoreLabel': 'Read the post: {title}',
};

/** Replaces texts of the theme; a translation file for the only locale would ask for every other text, too. */
export default function wording(): Plugin {
  return {name: 'wording', getDefaultCodeTranslationMessages: () => Promise.resolve(messages)};
}
