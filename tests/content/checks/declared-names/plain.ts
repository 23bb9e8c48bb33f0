import {importsOf} from '../../../../src/plugins/remark-include-sample/imports';
import {withoutText} from '../../../../src/plugins/remark-include-sample/without-text';
import {fixtureMark, withContextNames} from './declarations';

/** `self.shop` is `shop`, `other.shop` isn't. */
const ownMembers = (code: string, own: RegExp): string => code.replace(own, '');

/** `a: Order = …` uses `Order`, although `Order = …` doesn't. */
const withTypes = (code: string): string => code.replace(/(:\s*[A-Z]\w*)\s*=(?![=>])/g, '$1 ,');

/** The parameters of tests and fixtures are fixtures. */
const pytest = /(?:^@pytest\.fixture\b[^\n]*\n(?:async )?def \w+|^(?:async )?def test_\w+)\(([^)]*)\)/gm;

/** Strings that name variables. */
const formatted = /\bf(?:"[^"\n]*"|'[^'\n]*')/g;

/** What `usesName` has to be told, by the language of a fence. */
const languages: Readonly<Record<string, (code: string) => string>> = {
  typescript: (code) => withTypes(withoutText(code)).replaceAll('...', ' '),
  javascript: (code) => withoutText(code).replaceAll('...', ' '),
  python: (code) => {
    const plain = withTypes(withoutText(code.replace(formatted, (text) => text.replaceAll('{', '#{'))));
    const fixtures = [...plain.matchAll(pytest)]
      .flatMap(([, parameters = '']) => parameters.split(','))
      .map((parameter) => fixtureMark + (parameter.split(/[:=]/)[0] ?? '').trim());
    return [plain, ...fixtures].join('\n');
  },
  // `(app:, shop:)` is `(app: app, shop: shop)`.
  ruby: (code) => withoutText(withContextNames(code)).replace(/\b(\w+):(?=\s*[,)}])/g, '$1 '),
  // Variables have a sign, members of others are behind an arrow.
  php: (code) =>
    ownMembers(withoutText(code.replace(/\{\$this->/g, '#{')), /\$this->|\b(?:self|static)::/g)
      .replace(/->\w+/g, '.member')
      .replace(/\$\w+/g, '$')
      .replaceAll('...', ' '),
  // A variable may have the name of the function that gives its value.
  rust: (code) =>
    withTypes(ownMembers(withoutText(code), /\bself\.|\bSelf::/g)).replace(
      /\blet (?:mut )?(\w+) = (?=(\w+)\()/g,
      (all, variable, called) => (variable === called ? '' : all),
    ),
};

const withoutImports = (code: string, language: string): string =>
  importsOf(code, language).reduce((rest, each) => rest.replace(each.code, ''), code);

/**
 * Code as `usesName` expects it: without strings, comments and imports, and own members without what stands before
 * them.
 */
export const plainCode = (code: string, language: string): string =>
  (languages[language] ?? withoutText)(withoutImports(code, language));
