import {cleanup, configure} from '@testing-library/react';
import {afterEach, vi} from 'vitest';

// On a busy machine, even immediate updates can take longer than the default of a second.
configure({asyncUtilTimeout: 60_000});

// jsdom has no layout, so the observer is never called.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

// Without globals of Vitest, the library doesn't clean up automatically.
afterEach(cleanup);
