import postcss, {type AtRule, type Rule} from 'postcss';
import type {Compiler} from 'webpack';

const className = /\.((?:[\w-]|\\.)+)/g;

/** A rule's class names stand in scripts as they are; only a keyframe's steps are rules without being selectors. */
function isKeyframe({parent}: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
}

/**
 * Leaves out of a stylesheet the selectors with a class that no script names. The scripts hold every page's content
 * beside the components, so what they don't name, no page can have.
 *
 * @param css text of the stylesheet
 * @param words names in the site's scripts
 * @returns the stylesheet without the rules that nothing can match
 */
export function dropUnused(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  const isUsed = (selector: string): boolean =>
    [...selector.matchAll(className)].every(([, name = '']) => words.has(name.replaceAll('\\', '')));
  root.walkRules((rule) => {
    if (isKeyframe(rule)) {
      return;
    }
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < rule.selectors.length) {
      rule.selectors = used;
    }
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) {
      rule.remove();
    }
  });
  return root.toString();
}

/** All names in a script that could be one of a class. */
export function wordsOf(script: string): string[] {
  return script.match(/[A-Za-z_][\w-]*/g) ?? [];
}

/** Drops unused styles before files get the hashes of their contents. */
export const unusedStyles = {
  apply({hooks, webpack}: Compiler): void {
    const name = 'unused-styles';
    hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({name, stage}, (assets) => {
        const files = Object.entries(assets);
        const textOf = (kind: RegExp): [string, string][] =>
          files.filter(([file]) => kind.test(file)).map(([file, asset]) => [file, asset.source().toString()]);
        const words = new Set<string>();
        for (const [, script] of textOf(/\.js$/)) {
          wordsOf(script).forEach((word) => words.add(word));
        }
        for (const [file, css] of textOf(/\.css$/)) {
          compilation.updateAsset(file, new webpack.sources.RawSource(dropUnused(css, words)));
        }
      });
    });
  },
};
