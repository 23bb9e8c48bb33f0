import {sdkChoice} from '@site/src/data/reader-choices';
import {defineChoice} from '.';

/** The reader's language. */
export const sdk = defineChoice(sdkChoice);

export const {apply: applySdk, chosen: chosenSdk, fromQuery: sdkFromQuery, withQuery: withSdk, use: useSdk} = sdk;
