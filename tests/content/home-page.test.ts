import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';

import {untrueLine} from './checks/shortened-output';
import {fencesOf, parsePage, readPages, type ContentPage} from './pages';

const file = 'docs/getting_started/index.mdx';

/** Reports of failing builds on a page, each with the page that its panel links to, which shows the whole report. */
function reportsOn(page: ContentPage): {place: string; report: string; tutorial: string}[] {
  const reports: ReturnType<typeof reportsOn> = [];
  visit(page.tree, 'mdxJsxFlowElement', (panel: MdxJsxFlowElement) => {
    if (panel.name !== 'Sdk') {
      return;
    }
    let fence: Code | undefined;
    let tutorial = '';
    visit(panel, (node) => {
      fence = node.type === 'code' && node.lang === 'text' ? node : fence;
      tutorial = node.type === 'link' ? path.posix.join(path.posix.dirname(page.file), node.url) : tutorial;
    });
    const place = `${page.file}:${fence?.position?.start.line ?? panel.position?.start.line ?? 1}`;
    reports.push({place, report: fence?.value ?? '', tutorial});
  });
  return reports;
}

/** Finds reports that the tutorial they lead to doesn't show. */
function reportFaults(page: ContentPage, pages: readonly ContentPage[]): string[] {
  return reportsOn(page).flatMap(({place, report, tutorial}) => {
    const shown = pages.find((each) => each.file === tutorial);
    const outputs = shown ? fencesOf(shown).filter(({lang}) => lang === 'text') : [];
    const untrue = outputs.map(({value}) => untrueLine(report, value));
    return report && untrue.includes(undefined)
      ? []
      : [
          `${place}: ${tutorial || 'no page'} doesn't show this report; copy it, with a line "…" for what you leave out`,
        ];
  });
}

describe('a report of a failing build on the home page', () => {
  const pages = readPages('docs');

  it('is part of the one in the tutorial, whose output is compared with a run', () => {
    const home = pages.find((page) => page.file === file);
    const reports = home ? reportsOn(home) : [];
    console.log(`home page: ${reports.length} reports are those of tutorials`);
    expect(reports.length).toBeGreaterThan(0);
    expect(home && reportFaults(home, pages)).toEqual([]);
  });

  it('is reported when a line is untrue, is in another place, or was left out without a sign', () => {
    const tutorial = parsePage('docs/go.mdx', '```text\nVerifying\n\n  status (OK)\n  body (FAILED)\n\nend\n```');
    const panel = (...lines: string[]) =>
      ['<Sdk of="go">', '', '```text', ...lines, '```', '', '[Start](./go.mdx)', '', '</Sdk>', ''].join('\n');
    const faultsOf = (...lines: string[]) => reportFaults(parsePage('docs/home.mdx', panel(...lines)), [tutorial]);
    const fault = expect.stringContaining("docs/home.mdx:3: docs/go.mdx doesn't show this report") as string;
    expect(faultsOf('Verifying', '…', '  body (FAILED)', '', '…')).toEqual([]);
    expect(faultsOf('Verifying', '…', '  body (OK)', '…')).toEqual([fault]);
    expect(faultsOf('…', '  body (FAILED)', '…', '  status (OK)', '…')).toEqual([fault]);
    expect(faultsOf('Verifying', '  body (FAILED)', '…')).toEqual([fault]);
    expect(faultsOf('Verifying', '…', '  body (FAILED)')).toEqual([fault]);
    expect(faultsOf()).toEqual([fault]);
  });
});
