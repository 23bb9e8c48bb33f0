import {expect, test} from 'vitest';

import {toFeedHtml} from './feeds';

test('a feed has the text and links of a post, without controls and styling', () => {
  const heading = '<h2 class="anchor" id="go">Go<a class="hash-link" href="#go">​</a></h2>';
  const table = '<div class="frame"><table><tr><td>1.0</td></tr></table></div>';
  expect(
    toFeedHtml(`<p>News</p>\n<!-- -->\n${heading}${table}<p><a class="" href="https://pact.io">Pact</a></p>`),
  ).toBe(
    '<p>News</p>\n\n<h2 id="go">Go</h2><table><tbody><tr><td>1.0</td></tr></tbody></table><p><a href="https://pact.io">Pact</a></p>',
  );
});

test('code becomes plain text without a copy button', () => {
  const block =
    '<figure class="theme-code-block"><figcaption>a.ts</figcaption><pre tabindex="0"><code class="language-ts"><span class="code-keyword">if</span> (a &lt; b)\n  go();</code></pre>' +
    '<div class="tools"><span role="status"></span><button aria-label="Copy code"><svg></svg></button></div></figure>';
  expect(toFeedHtml(block)).toBe(
    '<figure><figcaption>a.ts</figcaption><pre><code>if (a &lt; b)\n  go();</code></pre></figure>',
  );
});
