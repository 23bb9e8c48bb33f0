import {describe, expect, it} from 'vitest';

import {dropUnused, wordsOf} from './unused-styles';

const words = new Set(wordsOf('<a className={clsx("menu__link", isOn && `menu__link--on`)}>'));

describe('a stylesheet', () => {
  it('keeps what scripts name, and what names no class', () => {
    const css = 'a:hover{color:red}.menu__link--on{color:blue}@media print{.menu__link{color:black}}';
    expect(dropUnused(css, words)).toBe(css);
  });

  it('loses selectors, rules and empty blocks that no page can have', () => {
    const css = '.menu__link,.pills .menu__link{color:red}@media print{.hero{color:black}}.a\\:b{color:blue}';
    expect(dropUnused(css, words)).toBe('.menu__link{color:red}');
  });

  it('keeps the steps of an animation', () => {
    const css = '@keyframes turn{12.5%{opacity:0}to{opacity:1}}';
    expect(dropUnused(css, words)).toBe(css);
  });

  it('is refused when it is none', () => {
    expect(() => dropUnused('a{', words)).toThrow('Unclosed block');
  });
});
