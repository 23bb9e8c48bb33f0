import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {collectLinks, render} from './collect';

/** The list that `.github/workflows/links.yml` reads. */
export const listFile = path.join(__dirname, 'external-links.txt');

if (require.main === module) {
  const links = collectLinks();
  writeFileSync(listFile, render(links));
  console.log(`${[...links.values()].flat().length} links of ${links.size} files: ${listFile}`);
}
