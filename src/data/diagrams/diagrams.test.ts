import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {diagramsOf, drawingName, parseDrawing, readDrawing, writeDrawing, type Drawing} from '.';

describe('a drawing', () => {
  const wide = {width: 10, height: 20, shapes: '<rect/>\n<text>a</text>'};
  const drawing: Drawing = {type: 'sequence', wide};

  it('is read as it was written, with one layout or two', () => {
    expect(parseDrawing(writeDrawing(drawing))).toEqual(drawing);
    const both = {...drawing, narrow: {...wide, width: 5}};
    expect(parseDrawing(writeDrawing(both))).toEqual(both);
  });

  it('is undefined for a diagram without a drawing, and rejected when its file was edited', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'drawings-'));
    expect(readDrawing('pie', folder)).toBeUndefined();
    writeFileSync(path.join(folder, drawingName('pie')), '<svg/>');
    expect(() => readDrawing('pie', folder)).toThrow(
      `src/data/diagrams/drawings/${drawingName('pie')} was edited by hand; run "npm run generate -- diagrams"`,
    );
    rmSync(folder, {recursive: true});
  });

  it('belongs to one source, regardless of trailing blank lines', () => {
    expect(drawingName('flowchart LR\n a-->b\n')).toBe(drawingName('flowchart LR\n a-->b'));
    expect(drawingName('flowchart LR\n a-->c')).not.toBe(drawingName('flowchart LR\n a-->b'));
  });

  it('is found for a fence inside a list', () => {
    const source = '```mermaid\nflowchart LR\n  a-->b\n```\n\n- step\n\n  ```mermaid\n  pie\n  ```\n\n```ts\nx\n```\n';
    expect(diagramsOf(source)).toEqual(['flowchart LR\n  a-->b', 'pie']);
  });
});
