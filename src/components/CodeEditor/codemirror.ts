// cspell:words keymap

import {history, historyKeymap, indentLess, indentMore, standardKeymap} from '@codemirror/commands';
import {json} from '@codemirror/lang-json';
import {bracketMatching, syntaxHighlighting} from '@codemirror/language';
import {
  Annotation,
  EditorState,
  findClusterBreak,
  RangeSet,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  gutterLineClass,
  GutterMarker,
  keymap,
  lineNumbers,
  type DecorationSet,
} from '@codemirror/view';

import type {Problem} from './problems';

/** What the page shows in an editor. */
export interface Content {
  readonly value: string;
  readonly problems: readonly Problem[];
  /** Attributes of the element that has the text and the focus. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** An editor on the page. */
export interface Editor {
  /** Replaces the text if it differs, which keeps the cursor where it doesn't, and the problems. */
  readonly show: (content: Content) => void;
  readonly destroy: () => void;
}

interface Marks {
  readonly attributes: Readonly<Record<string, string>>;
  readonly underlines: DecorationSet;
  readonly lines: RangeSet<GutterMarker>;
}

/** Classes of `src/css/custom.css`, so that JSON looks as in the samples of the site, by the names of the parser. */
const colours: Readonly<Record<string, string>> = {
  propertyName: 'code-name',
  string: 'code-string',
  number: 'code-number',
  bool: 'code-number',
  null: 'code-keyword',
};

class ProblemLine extends GutterMarker {
  override elementClass = 'cm-problemLine';
}

const noLines: RangeSet<GutterMarker> = RangeSet.of<GutterMarker>([]);
const problemLine = new ProblemLine();
const byPage = Annotation.define<boolean>();
const setMarks = StateEffect.define<Marks>();

const marks = StateField.define<Marks>({
  create: () => ({attributes: {}, underlines: Decoration.none, lines: noLines}),
  update: (before, {changes, effects}) =>
    effects.find((effect) => effect.is(setMarks))?.value ?? {
      ...before,
      underlines: before.underlines.map(changes),
      lines: before.lines.map(changes),
    },
  provide: (field) => [
    EditorView.contentAttributes.from(field, ({attributes}) => attributes),
    EditorView.decorations.from(field, ({underlines}) => underlines),
    gutterLineClass.from(field, ({lines}) => lines),
  ],
});

/** The characters to underline: at the end of a line the last one, and none in an empty line. */
function rangeOf(doc: Text, from: number, length: number): {readonly from: number; readonly to: number} {
  const line = doc.lineAt(from);
  const column = from - line.from;
  if (column === line.length) {
    return {from: line.from + findClusterBreak(line.text, column, false), to: from};
  }
  const next = line.from + findClusterBreak(line.text, column);
  return {from, to: Math.min(Math.max(next, from + length), doc.length)};
}

/** Turns problems into marks. Their offsets count `\r\n` as two characters; the editor counts it as one. */
function marksOf(doc: Text, {value, problems, attributes}: Content): Marks {
  const places = problems.map(({offset, length = 1, message}) => {
    const start = value.slice(0, offset).replace(/\r\n/g, '\n').length;
    return {message, ...rangeOf(doc, Math.min(start, doc.length), length)};
  });
  const underlines = places
    .filter(({from, to}) => from < to)
    .map(({from, to, message}) => Decoration.mark({class: 'cm-problem', attributes: {title: message}}).range(from, to));
  const lines = new Set(places.map(({from}) => doc.lineAt(from).from));
  return {
    attributes,
    underlines: Decoration.set(underlines, true),
    lines: RangeSet.of(
      [...lines].map((from) => problemLine.range(from)),
      true,
    ),
  };
}

/**
 * Creates an editor for JSON. Of CodeMirror it has what the pages need, without its basic setup: completion, search and
 * folding would double the size. Tab isn't bound, so it moves the focus as everywhere on the page.
 *
 * @param onChange called with the new text when the reader changes it
 */
export function createEditor(parent: HTMLElement, value: string, onChange: (value: string) => void): Editor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: value,
      extensions: [
        lineNumbers(),
        json(),
        syntaxHighlighting({style: ([tag]) => colours[String(tag)] ?? null}),
        bracketMatching(),
        EditorView.lineWrapping,
        marks,
        history(),
        keymap.of([
          ...standardKeymap,
          ...historyKeymap,
          {key: 'Mod-]', run: indentMore},
          {key: 'Mod-[', run: indentLess},
        ]),
        EditorView.updateListener.of(({docChanged, state, transactions}) => {
          if (docChanged && !transactions.some((transaction) => transaction.annotation(byPage))) {
            onChange(state.doc.toString());
          }
        }),
      ],
    }),
  });

  return {
    show(content) {
      const {doc} = view.state;
      const text = view.state.toText(content.value);
      view.dispatch({
        ...(text.eq(doc) ? {} : {changes: {from: 0, to: doc.length, insert: text}}),
        effects: setMarks.of(marksOf(text, content)),
        annotations: byPage.of(true),
      });
    },
    destroy: () => view.destroy(),
  };
}
