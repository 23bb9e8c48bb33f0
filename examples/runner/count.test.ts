import {describe, expect, it} from 'vitest';

import {cargoTest, dotnetTest, followed, goTest, junit, rspec, sbtTest, unittest} from './count';

describe('the number of tests that ran', () => {
  it('is read from JUnit reports, without the skipped ones', () => {
    const report = [
      '<testsuites tests="9" skipped="1">',
      '<testsuite name="a" tests="4" failures="0" skipped="1" time="0.1">',
      '<testcase name="one"/></testsuite>',
      '<testsuite tests="3" name="b"></testsuite>',
      '</testsuites>',
    ].join('\n');
    expect(junit('reports').count('', [report, '<testsuite tests="2" skipped="0"/>'])).toBe(8);
    expect(junit('reports').count('', [])).toBe(0);
  });

  it('is read from the lines of go test -json', () => {
    const output = [
      '{"Action":"run","Package":"shop","Test":"TestA"}',
      '{"Action":"pass","Package":"shop","Test":"TestA","Elapsed":0}',
      '{"Action":"skip","Package":"shop","Test":"TestB","Elapsed":0}',
      '{"Action":"pass","Package":"shop","Elapsed":1}',
    ].join('\n');
    expect(goTest.count(output, [])).toBe(1);
  });

  it('is read from the output of cargo test', () => {
    const output = [
      'test result: ok. 3 passed; 0 failed; 1 ignored',
      'test result: ok. 4 passed; 0 failed; 0 ignored',
    ].join('\n');
    expect(cargoTest.count(output, [])).toBe(7);
  });

  it('is read from the output of unittest', () => {
    expect(unittest.count('....\nRan 8 tests in 0.6s\n\nOK\nRan 1 test in 0s', [])).toBe(9);
  });

  it('is read from the output of dotnet test', () => {
    const output = [
      'Passed!  - Failed:     0, Passed:    24, Skipped:     0, Total:    24, Duration: 3 s - OrderWeb.Tests.dll (net10.0)',
      'Passed!  - Failed:     0, Passed:     9, Skipped:     2, Total:    11, Duration: 5 s - OrderApi.Tests.dll (net10.0)',
    ].join('\n');
    expect(dotnetTest.count(output, [])).toBe(33);
  });

  it('is read from the output of RSpec, without pending examples', () => {
    const output = '12 examples, 0 failures\n...\n7 examples, 0 failures, 2 pending\n';
    expect(rspec.count(output, [])).toBe(17);
  });

  it('is read from the output of sbt, without skipped tests', () => {
    const output = [
      '[info] Passed: Total 36, Failed 0, Errors 0, Passed 36',
      '[info] Passed: Total 10, Failed 0, Errors 0, Passed 9, Skipped 1',
    ].join('\n');
    expect(sbtTest.count(output, [])).toBe(45);
  });

  it('is read from the output of the page follower, without expected failures', () => {
    const output = [
      'docs/Step1.mdx: so far 1 pages, 2 files, 3 commands, 0 expected failures, 4 comparisons',
      'followed introduction: 13 pages, 30 files, 40 commands, 9 expected failures, 50 comparisons',
      'followed javascript: 1 pages, 3 files, 4 commands, 1 expected failures, 5 comparisons',
    ].join('\n');
    expect(followed.count(output, [])).toBe(34);
    expect(followed.expectedFailures?.(output)).toBe(10);
  });
});
