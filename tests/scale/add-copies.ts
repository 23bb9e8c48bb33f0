import {writeFileSync} from 'node:fs';

import {readPages} from '../content/pages';
import {copiesOf} from './copies';

/** Adds copies of docs pages to measure the build of a larger site. Run it in a separate clone: it creates real pages. */
const copies = copiesOf(readPages('docs'), Number(process.argv[2]));
copies.forEach(({file, text}) => writeFileSync(file, text));
console.log(`copies: wrote ${copies.length} pages`);
