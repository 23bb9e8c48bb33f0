import {sourceOf} from '../../content/collection';
import {readExitCodes, type ExitCode} from '../../content/exit-codes';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {exitCodeTexts as texts} from '../../texts/exit-codes';
import {replaceElement} from '../remark-element';
import {code, editLink, table, text, type Column} from '../remark-element/markdown';

const name = 'ExitCodes';

/** The command as readers type it, without the program where a table is about one. */
const commandOf = ({program, command}: ExitCode, ofOne: boolean) => {
  if (ofOne) {
    return command === undefined ? [text(texts.all)] : parseInlineMarkdown(command);
  }
  return [...code(program), ...(command === undefined ? [] : [text(' '), ...parseInlineMarkdown(command)])];
};

/** Whether an entry is about a command: `publish` for `publish --validate`. */
const isAbout = ({command = ''}: ExitCode, name: string): boolean =>
  [...command.matchAll(/`([^` ]+)/g)].some(([, each]) => each === name);

/**
 * Inserts a table of exit codes, from `content/exit-codes.yml`: those of one program, of one of its commands, or of all.
 *
 *     <ExitCodes of="verifier" />
 *     <ExitCodes of="broker" command="can-i-deploy" />
 *     <ExitCodes />
 */
export default replaceElement({
  name,
  attributes: ['of="…"', 'command="…"'],
  build: (attributes) => {
    const of = attributes.get('of');
    const command = attributes.get('command');
    const all = readExitCodes();
    const ofProgram = all.filter(({program}) => of === undefined || program === of);
    if (ofProgram.length === 0) {
      throw new Error(`${name} takes of="…" with one of ${[...new Set(all.map(({program}) => program))].join(', ')}`);
    }
    const entries = ofProgram.filter((entry) => command === undefined || isAbout(entry, String(command)));
    const [first] = entries;
    if (!first) {
      throw new Error(`no exit code in content/exit-codes.yml is about the command "${String(command)}"`);
    }
    const isSplit = of === undefined || entries.some((entry) => entry.command !== first.command);
    const columns: readonly Column<ExitCode>[] = [
      {title: texts.command, render: (entry) => (isSplit ? commandOf(entry, of !== undefined) : [])},
      {title: texts.code, render: ({codes}) => [text(codes.join(', '))]},
      {title: texts.when, render: ({when}) => parseInlineMarkdown(when)},
    ];
    return [table(entries, columns), editLink(sourceOf(first), 'table')];
  },
});
