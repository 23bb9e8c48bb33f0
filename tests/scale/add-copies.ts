import {writeFileSync} from 'node:fs';

import {readPages} from '../content/pages';
import {copiesOf} from './copies';

/** Adds copies of docs pages, to see what a build of a larger site costs. For a clone of its own: they are pages. */
const copies = copiesOf(readPages('docs'), Number(process.argv[2]));
copies.forEach(({file, text}) => writeFileSync(file, text));
console.log(`copies: wrote ${copies.length} pages`);
