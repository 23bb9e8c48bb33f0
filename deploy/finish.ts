import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {readEnvironment} from '../src/config/environment';
import {readRedirects} from '../src/config/redirects';
import {listFiles} from './build-folder';
import {renderCaching, renderNetlify, renderNginx, securityHeaders} from './headers';
import {renderRedirects} from './redirect-rules';
import {renderSecurityTxt} from './security-txt';
import {sitePolicy} from './site-policy';
import {renderSpellings} from './spelling-rules';

/*
 * Writes what hosts need to serve a build: `_headers` and `security.txt` in the build, and the generated parts of
 * deploy/nginx/nginx.conf in `build-nginx` beside it. It is not a plugin, since the postBuild hooks of plugins run in
 * parallel, and the content security policy depends on the final pages.
 */
const [folder = 'build'] = process.argv.slice(2);
const site = 'https://docs.pact.io';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

write(path.join(folder, '.well-known/security.txt'), renderSecurityTxt(site, new Date()));
const files = listFiles(folder);
const headers = securityHeaders(sitePolicy(folder, files, readEnvironment(process.env)));
write(path.join(folder, '_headers'), renderNetlify(headers, files));
write(`${folder}-nginx/headers.conf`, renderNginx(headers));
write(`${folder}-nginx/caching.conf`, renderCaching());
const redirects = readRedirects().filter(({waiting}) => !waiting);
write(`${folder}-nginx/redirects.conf`, renderRedirects(redirects));
const sources = redirects.map(({from}) => from);
const pages = files.flatMap((file) => (file.endsWith('.html') ? [file.replace(/(?:\/index)?\.html$/, '') || '/'] : []));
const addresses = new Set([...pages.filter((page) => !sources.includes(page)), ...sources]);
addresses.delete('/404');
write(`${folder}-nginx/addresses.conf`, renderSpellings([...addresses]));
