import {fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, describe, expect, it} from 'vitest';

import {sdks} from '@site/src/data/sdks';
import SdkChooser from './index';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.sdk = 'javascript';
});

describe('the language menu', () => {
  it('offers every language', () => {
    render(<SdkChooser />);
    expect(screen.getAllByRole('option').map(({textContent}) => textContent)).toEqual(sdks.map(({label}) => label));
  });

  it('has an accessible name, and shows the chosen language', () => {
    document.documentElement.dataset.sdk = 'ruby';
    render(<SdkChooser />);
    expect(screen.getByRole<HTMLSelectElement>('combobox', {name: 'Language of code samples'}).value).toBe('ruby');
  });

  it('changes the language', () => {
    render(<SdkChooser />);
    fireEvent.change(screen.getByRole('combobox'), {target: {value: 'php'}});
    expect(document.documentElement.dataset.sdk).toBe('php');
  });

  it('is not repeated in the mobile menu', () => {
    const {container} = render(<SdkChooser mobile />);
    expect(container.innerHTML).toBe('');
  });
});
