/** Key in local storage, named as the framework names those of synced tabs. */
export const storageKey = 'docusaurus.tab.sdk';

/** Parameter of an address that chooses a language. */
export const parameter = 'sdk';
