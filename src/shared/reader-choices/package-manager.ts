import {packageManagerChoice} from '@site/src/data/reader-choices';
import {defineChoice} from '.';

/** The reader's package manager for JavaScript. */
export const packageManager = defineChoice(packageManagerChoice);
