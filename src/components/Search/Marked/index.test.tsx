import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';

import Marked from '.';

test('shows marks, and everything else as text', () => {
  const html = 'a &lt;b&gt; <mark>c &amp; d</mark> <img src=x onerror=alert(1)>';
  expect(renderToStaticMarkup(<Marked html={html} />).replace(/ class="\w+"/, '')).toBe(
    'a &lt;b&gt; <mark>c &amp; d</mark> &lt;img src=x onerror=alert(1)&gt;',
  );
});
