import {readPages} from '../content/pages';
import {hasFacts, readChecked} from './checked';
import {stalePages, formatStaleReport} from './stale';

/** Lists the pages that are due for review. It always exits successfully: overdue pages are not an error. */
const pages = readPages('docs').filter(hasFacts).map(readChecked);
console.log(formatStaleReport(stalePages(pages, new Date().toISOString().slice(0, 10)), pages.length));
