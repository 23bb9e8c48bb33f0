import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

import {repeatAll, repeatEntries, type KeptAction} from './repeat';

declare global {
  interface Window {
    keptForReact?: KeptAction[];
  }
}

/** An input method loses its composition when its field changes. */
const isComposing = (): boolean => 'composing' in document.documentElement.dataset;

const clientModule: ClientModule = {
  // The first time, React has just hydrated the page. Its next render would set the fields to what its state says, and
  // move the caret, so the state has to know the entries by then. The clicks wait for the effects of all components.
  onRouteDidUpdate({previousLocation}) {
    if (!previousLocation) {
      queueMicrotask(() => isComposing() || repeatEntries(window.keptForReact ?? []));
    }
  },
};

export default clientModule;

if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  const hydration = new MutationObserver(() => {
    if (dataset.hasHydrated !== 'true') {
      return;
    }
    hydration.disconnect();
    const takeOver = (): void => repeatAll(window.keptForReact ?? []);
    if (isComposing()) {
      window.addEventListener('compositionend', takeOver, {once: true});
    } else {
      takeOver();
    }
  });
  hydration.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}
