import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {applySdk, sdkOfAddress, withSdk} from '@site/src/components/Sdk/choice';
import {storageKey} from '@site/src/components/Sdk/choice/keys';
import {isSdkId} from '@site/src/data/sdks';

if (ExecutionEnvironment.canUseDOM) {
  // Another tab of the browser chose. An address that says otherwise would win when the page is loaded anew.
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === storageKey && isSdkId(newValue)) {
      applySdk(newValue);
      const {pathname, search, hash} = window.location;
      if (sdkOfAddress(search)) {
        window.history.replaceState(window.history.state, '', pathname + withSdk(search, newValue) + hash);
      }
    }
  });
}

const follow: ClientModule = {
  // A link inside the site may choose a language, too.
  onRouteUpdate({location}) {
    const asked = sdkOfAddress(location.search);
    if (asked && asked !== document.documentElement.dataset.sdk) {
      applySdk(asked);
    }
  },
};

export default follow;
