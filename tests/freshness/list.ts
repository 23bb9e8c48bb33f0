import {readPages} from '../content/pages';
import {hasFacts, readChecked} from './checked';
import {stalePages, tellStale} from './stale';

/** Lists the pages that are due to be checked again. What is due is not a fault: the list always succeeds. */
const pages = readPages('docs').filter(hasFacts).map(readChecked);
console.log(tellStale(stalePages(pages, new Date().toISOString().slice(0, 10)), pages.length));
