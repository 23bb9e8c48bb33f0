import {describe, expect, it} from 'vitest';

import {highlight} from '../../plugins/rehype-highlight-code/highlight';
import {pack, unpack} from './marks';

describe('highlighted code', () => {
  it('is the same after it was packed, and shorter in between', () => {
    const html = highlight('// a < b\nconst a = "é";', 'javascript');
    const line = `<span class="code-line code-line--marked">${html}</span>`;
    expect(pack(line)).not.toContain('<');
    expect(unpack(pack(line))).toBe(line);
  });

  it('is refused with a tag that has no mark, or with a mark of its own', () => {
    expect(() => pack('<b>a</b>')).toThrow('highlighted code has <b>');
    expect(() => pack('a\u0003b')).toThrow('control character');
  });
});
