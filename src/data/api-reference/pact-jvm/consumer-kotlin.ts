import surface from '../surfaces/pact-jvm.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods} = tellOf(surface);

/** Functions for Kotlin in the package `au.com.dius.pact.consumer.dsl`. */
export const kotlinExtensions: ApiTable = {
  id: 'pact-jvm/kotlin-extensions',
  groups: [
    methods('Extensions', 'ExtensionsKt', {
      newJsonObject:
        'An object, ready for `body`: no `build()` follows. With a `DslPart` in front, that template is extended; with a class instead of the function, the fields are those of its constructor.',
      newJsonArray: 'A list of exactly these elements.',
      newObject: 'An object in an object or a list.',
      newArray: 'A list in an object or a list.',
    }),
  ],
};
