import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {readEnvironment} from '../src/config/environment';
import {readRedirects} from '../src/config/redirects';
import {filesOf} from './build-folder';
import {renderCaching, renderNetlify, renderNginx, securityHeaders} from './headers';
import {renderRedirects} from './redirect-rules';
import {renderSecurityTxt} from './security-txt';
import {policyOf} from './site-policy';

/*
 * Writes what hosts need to serve a build: `_headers` and `security.txt` into it, and the generated parts of
 * deploy/nginx/nginx.conf into the folder beside it, `build-nginx`. It runs after Docusaurus, not as a plugin: plugins
 * finish a build at the same time, and the policy has to know the pages as they are in the end.
 */
const [folder = 'build'] = process.argv.slice(2);
const site = 'https://docs.pact.io';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

write(path.join(folder, '.well-known/security.txt'), renderSecurityTxt(site, new Date()));
const files = filesOf(folder);
const headers = securityHeaders(policyOf(folder, files, readEnvironment(process.env)));
write(path.join(folder, '_headers'), renderNetlify(headers, files));
write(`${folder}-nginx/headers.conf`, renderNginx(headers));
write(`${folder}-nginx/caching.conf`, renderCaching());
write(`${folder}-nginx/redirects.conf`, renderRedirects(readRedirects().filter(({waiting}) => !waiting)));
