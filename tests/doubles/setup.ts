import {cleanup, configure} from '@testing-library/react';
import {afterEach, vi} from 'vitest';

// What a test waits for comes at once, but on a busy machine that may take more than the default of a second.
configure({asyncUtilTimeout: 60_000});

// jsdom lays nothing out: what watches sizes is never called.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

// Vitest has no global afterEach for the library to find by itself.
afterEach(cleanup);
