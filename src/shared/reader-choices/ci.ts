import {ciChoice} from '@site/src/data/reader-choices';
import {defineChoice} from '.';

/** The reader's CI system. */
export const ci = defineChoice(ciChoice);
