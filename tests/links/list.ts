import {collectLinks, render} from './collect';

/** Prints every external link, for the job that follows them. */
console.log(render(collectLinks()).trimEnd());
