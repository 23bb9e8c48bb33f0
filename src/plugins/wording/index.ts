import type {Plugin} from '@docusaurus/types';

import {themeMessages} from '../../texts/theme-messages';

/** Overrides messages of the theme. A translation file would have to contain every other message, too. */
export default function wording(): Plugin {
  return {name: 'wording', getDefaultCodeTranslationMessages: () => Promise.resolve(themeMessages)};
}
