import {defineChoice} from '@site/src/components/Choice';
import {sdkChoice} from '@site/src/data/reader-choices';

/** The reader's language. */
export const sdk = defineChoice(sdkChoice);

export const {apply: applySdk, chosen: chosenSdk, ofAddress: sdkOfAddress, withId: withSdk, use: useSdk} = sdk;
