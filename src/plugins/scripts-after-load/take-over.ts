import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {repeatAll, type KeptAction} from './repeat';

declare global {
  interface Window {
    keptForReact?: KeptAction[];
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  const hydration = new MutationObserver(() => {
    if (dataset.hasHydrated !== 'true') {
      return;
    }
    hydration.disconnect();
    const takeOver = (): void => repeatAll(window.keptForReact ?? []);
    // An input method loses its composition when the field changes.
    if ('composing' in dataset) {
      window.addEventListener('compositionend', takeOver, {once: true});
    } else {
      takeOver();
    }
  });
  hydration.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}
