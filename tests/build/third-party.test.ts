import {describe, expect, it} from 'vitest';

import {loadedUrls, urlsInCss, site} from './references';
import {report} from './report';
import {allPages, builtFiles, parsePage, readBuilt, type BuiltPage} from './site';

function isForeign(address: string): boolean {
  const {origin, protocol} = new URL(address, site);
  return origin !== site && protocol !== 'data:';
}

function foreignFaults(page: BuiltPage): string[] {
  return [
    ...loadedUrls(page)
      .filter(isForeign)
      .map(
        (address) =>
          `${page.file}: loads ${address} from another host; bring the file into the site, or load it when the reader asks for it`,
      ),
    ...(/googletagmanager|GTM-[A-Z0-9]+/.test(page.html)
      ? [`${page.file}: holds the tag manager; build without GTM_CONTAINER_ID`]
      : []),
  ];
}

describe('a first visit', () => {
  it('loads nothing from another host, on any page, and no analytics', (context) => {
    report(context, 'External requests', allPages.flatMap(loadedUrls).length, allPages.flatMap(foreignFaults));
  });

  it('loads no font or picture of a stylesheet from another host', (context) => {
    const addresses = builtFiles
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => urlsInCss(readBuilt(file)).map((address) => ({file, address})));
    const foreign = addresses.filter(({address}) => isForeign(address));
    const faults = foreign.map(({file, address}) => `${file}: loads ${address}; bring the file into the site`);
    report(context, 'External requests', addresses.length, faults);
  });

  it('is reported when it loads a script, style, picture or frame from another host, or connects to one', () => {
    const page = parsePage(
      'bad.html',
      [
        '<link rel="canonical" href="https://elsewhere.example/"><link rel="preconnect" href="https://a.example">',
        '<link rel="stylesheet" href="//b.example/x.css"><script src="https://c.example/x.js"></script><script src="/own.js"></script>',
        '<img src="https://d.example/x.png" srcset="https://e.example/x.png 2x"><iframe src="https://f.example"></iframe>',
        '<img src="data:image/png;base64,AA"><a href="https://g.example">x</a>',
        '<style>@import url(https://h.example/x.css);</style><p style="background:url(//i.example/x.png)"></p>',
        '<video poster="https://j.example/x.png"></video><svg><use href="https://k.example/x.svg#a"></use></svg>',
        '<script>load("https://www.googletagmanager.com/gtm.js")</script>',
      ].join(''),
    );
    const hosts = foreignFaults(page).map((fault) => /[a-z]\.example|tag manager/.exec(fault)?.[0]);
    expect(hosts).toEqual([
      'c.example',
      'd.example',
      'f.example',
      'j.example',
      'k.example',
      'e.example',
      'a.example',
      'b.example',
      'i.example',
      'h.example',
      'tag manager',
    ]);
  });
});
