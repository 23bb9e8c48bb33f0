/** Shown in place of a page that is still loading or couldn't be loaded. */
export const loading = {
  progress: 'Loading…',
  failed: "This page couldn't be loaded. Check your connection, then try again.",
  retry: 'Retry',
} as const;
