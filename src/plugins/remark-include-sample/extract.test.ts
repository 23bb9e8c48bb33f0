import {describe, expect, it} from 'vitest';

import {extractRegion, findRegion, regionsOf, withoutRegions} from './extract';

const source = [
  'package shop',
  '',
  '// #region client',
  'func client() {',
  '\t// #region call',
  '\tget("/orders")',
  '',
  '\t\tread()',
  '\t// #endregion call',
  '}',
  '// #endregion',
  '',
].join('\n');

describe('a region', () => {
  it('is shown without its markers and those of nested regions', () => {
    expect(extractRegion(source, 'client')).toBe('func client() {\n\tget("/orders")\n\n\t\tread()\n}');
  });

  it('is dedented, without blank lines around it', () => {
    expect(extractRegion(source, 'call')).toBe('get("/orders")\n\n\tread()');
    expect(extractRegion('# #region a\n\n  x\n\n# #endregion a\n', 'a')).toBe('x');
  });

  it('has no more blank lines around a nested region than the file has on one side of its markers', () => {
    const nested = [
      '# #region a',
      'x',
      '',
      '# #region b',
      '',
      'y',
      '',
      '# #endregion b',
      '',
      '',
      'z',
      '# #endregion a',
    ];
    expect(extractRegion(nested.join('\n'), 'a')).toBe('x\n\ny\n\n\nz');
  });

  it('has its line numbers in the file', () => {
    expect(findRegion(source, 'call')).toMatchObject({from: 6, to: 8});
  });

  it('names the helpers that it uses behind its name', () => {
    const [begin, end] = ['<!-- #region call uses client base-url -->', '<!-- #endregion call -->'];
    expect(findRegion(`${begin}\nx\n${end}\n`, 'call')).toEqual({
      code: 'x',
      from: 2,
      to: 2,
      uses: ['client', 'base-url'],
    });
    expect(findRegion(source, 'call').uses).toEqual([]);
  });

  it.each([
    ['// #region a', '// #endregion a'],
    ['# #region a', '# #endregion a'],
    ['-- #region a', '-- #endregion'],
    ['<!-- #region a -->', '<!-- #endregion a -->'],
    ['/* #region a */', '/* #endregion */'],
    ['  //#region a', '  //#endregion a'],
  ])('may be marked by %s', (begin, end) => {
    expect(extractRegion(`${begin}\nx\n${end}\n`, 'a')).toBe('x');
  });

  it('keeps lines that only look like markers', () => {
    expect(extractRegion('# region of the world\n#regions\n', undefined)).toBe('# region of the world\n#regions');
  });

  it('is found in a file with CRLF', () => {
    expect(extractRegion('// #region a\r\nx\r\n// #endregion a\r\n', 'a')).toBe('x');
  });
});

describe('lines without regions', () => {
  const whole = {from: 4, to: 10};

  it('have a comment for those that are left out', () => {
    expect(withoutRegions(source, whole, [{from: 6, to: 8}])).toBe('func client() {\n\t// …\n}');
    expect(withoutRegions(source, whole, [])).toBe(extractRegion(source, 'client'));
  });

  it('have one for those that follow each other', () => {
    const two = ['# #region a', 'x', '# #endregion a', '', '# #region b', 'y', '# #endregion b', 'z'].join('\n');
    const regions = [
      {from: 2, to: 2},
      {from: 6, to: 6},
    ];
    expect(withoutRegions(two, {from: 1, to: 8}, regions)).toBe('# …\nz');
  });
});

describe('a whole file', () => {
  it('is shown without its markers', () => {
    expect(extractRegion('// #region a\nx\n// #endregion a\ny\n', undefined)).toBe('x\ny');
  });
});

describe('the regions of a file', () => {
  it('are listed', () => {
    expect(regionsOf(source)).toEqual(['call', 'client']);
    expect(regionsOf('x')).toEqual([]);
  });

  it.each([
    ['is not there', source, 'clients', 'there is no region "clients"; the file has call, client'],
    ['is not there, nor any other', 'x', 'a', 'there is no region "a"; the file has no regions'],
    ['is empty', '// #region a\n\n// #endregion a', 'a', 'the region "a" is empty'],
    ['is not closed', '// #region a\nx', 'a', `line 1: the region "a" isn't closed`],
    ['is closed by another name', '// #region a\nx\n// #endregion b', 'a', 'line 3: #endregion b closes "a"'],
    ['is closed twice', '// #region a\nx\n// #endregion a\n// #endregion', 'a', 'line 4: #endregion closes nothing'],
    ['has no name', '// #region\nx\n// #endregion', 'a', 'line 1: the region has no name'],
    [
      'is declared twice',
      '// #region a\nx\n// #endregion a\n// #region a\ny\n// #endregion a',
      'a',
      'line 4: the region "a" is declared twice',
    ],
    ['is a whole file without anything', '\n', undefined, 'the file is empty'],
  ])('are rejected when one %s', (_, bad, region, fault) => {
    expect(() => extractRegion(bad, region)).toThrow(fault);
  });
});
