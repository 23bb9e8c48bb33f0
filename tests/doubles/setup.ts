import {cleanup} from '@testing-library/react';
import {afterEach} from 'vitest';

// Vitest has no global afterEach for the library to find by itself.
afterEach(cleanup);
