import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';

import {pagePaths} from '../../shared/page-paths';
import {correctAddress} from './address';

function correct(): void {
  const {location, history} = window;
  const address = location.origin + correctAddress(location, pagePaths(routes));
  if (address !== location.href) {
    history.replaceState(history.state, '', address);
  }
}

// Client modules are loaded before the router, so that it reads the corrected address.
if (ExecutionEnvironment.canUseDOM) {
  correct();
  window.addEventListener('popstate', correct);
}
