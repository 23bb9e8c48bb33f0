import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Moves focus to the heading that a link targets, so that keyboard and screen reader users continue from there. */
export default function arrivalFocus(): Plugin {
  return {name: 'arrival-focus', getClientModules: () => [path.join(__dirname, 'arrive')]};
}
