import {searchSynonyms} from './search-synonyms';
import {searchTranslations} from './search-translations';

/** How the words of readers relate to those of the site. */
export const searchVocabulary = {synonyms: searchSynonyms, translations: searchTranslations};
