import {cleanup} from '@testing-library/react';
import {afterEach, vi} from 'vitest';

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
