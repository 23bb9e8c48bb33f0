import {describe, expect, it} from 'vitest';

import {report} from './report';
import {pages, parsePage, type BuiltPage} from './site';

const pictures = 'img, area, input[type=image], [role=img]';

/** Finds pictures with missing or meaningless alternative texts. */
function altFaults({$, file}: BuiltPage): string[] {
  return $(pictures)
    .toArray()
    .flatMap((node) => {
      const picture = $(node);
      if (picture.closest('[aria-hidden=true]').length > 0) {
        return [];
      }
      const name = picture.attr('src') ?? `<${node.tagName}>`;
      const label = picture.attr('aria-label') ?? picture.attr('aria-labelledby') ?? picture.children('title').text();
      const alt = picture.is('[role=img]:not(img)') ? label.trim() || undefined : picture.attr('alt');
      if (alt === undefined) {
        return [`${file}: ${name} has no alternative text; describe what matters, or add alt="" for decoration`];
      }
      if (/^(?:image|picture|photo|screenshot|diagram)$|\.(?:png|svg|jpe?g|gif|webp|avif)$/i.test(alt)) {
        return [`${file}: ${name} has the alternative text "${alt}"; describe what the picture shows`];
      }
      const control = picture.closest('a, button');
      const isNamed = control.text().trim() !== '' || control.is('[aria-label], [aria-labelledby], [title]');
      const others = control.find('img').filter((_, other) => Boolean($(other).attr('alt')));
      return alt === '' && control.length > 0 && !isNamed && others.length === 0
        ? [`${file}: ${name} is all that its link or button shows; its alternative text must say what that does`]
        : [];
    });
}

describe('the pictures of pages', () => {
  it('have a meaningful alternative text, or an empty one for decoration', (context) => {
    const count = pages.flatMap(({$}) => $(pictures).toArray()).length;
    report(context, 'Alternative texts', count, pages.flatMap(altFaults));
  });

  it('are reported without one, with a file name, and with an empty one in a link without text', () => {
    const page = parsePage(
      'bad.html',
      [
        '<img src="/a.png"><img src="/b.png" alt=""><img src="/c.png" alt="cup.png"><img src="/d.png" alt="Screenshot">',
        '<a href="/"><img src="/e.png" alt=""></a><a href="/"><img src="/f.png" alt="">Home</a>',
        '<a href="/" aria-label="Home"><img src="/g.png" alt=""></a><a href="/"><img src="/h.png" alt=""><img src="/i.png" alt="Home"></a>',
        '<svg role="img"></svg><svg role="img" aria-label="A loop"></svg><svg role="img"><title>A cup</title></svg>',
        '<span aria-hidden="true"><img src="/j.png"></span>',
      ].join(''),
    );
    expect(altFaults(page)).toEqual([
      'build/bad.html: /a.png has no alternative text; describe what matters, or add alt="" for decoration',
      'build/bad.html: /c.png has the alternative text "cup.png"; describe what the picture shows',
      'build/bad.html: /d.png has the alternative text "Screenshot"; describe what the picture shows',
      'build/bad.html: /e.png is all that its link or button shows; its alternative text must say what that does',
      'build/bad.html: <svg> has no alternative text; describe what matters, or add alt="" for decoration',
    ]);
  });
});
