import {jvmBuildChoice} from '@site/src/data/reader-choices';
import {defineChoice} from '.';

/** The reader's build tool for the JVM. */
export const jvmBuild = defineChoice(jvmBuildChoice);
