import {collectLinks, render} from './collect';

/** Prints every external link, for the job that follows them. */
process.stdout.write(render(collectLinks()));
