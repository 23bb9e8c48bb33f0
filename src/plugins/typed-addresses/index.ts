import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Corrects the address of a page in the browser, on hosts that serve a page at other spellings of its address. The
 * router would take the spelling for another page or for none, and the canonical URL follows what it reads.
 */
export default function typedAddresses(): Plugin {
  return {name: 'typed-addresses', getClientModules: () => [path.join(__dirname, 'correct')]};
}
