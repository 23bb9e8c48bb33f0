import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Takes the focus along to the heading that a link leads to, so that keyboard and screen reader go on there. */
export default function arrivalFocus(): Plugin {
  return {name: 'arrival-focus', getClientModules: () => [path.join(__dirname, 'arrive')]};
}
