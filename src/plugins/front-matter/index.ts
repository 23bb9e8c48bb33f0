import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {MarkdownConfig} from '@docusaurus/types';

import {formatDay} from '../../data/days';
import {libraries} from '../../data/releases/libraries';
import {pageTypes, type Checked} from '../../shared/front-matter';

const description = Joi.string()
  .min(50)
  .max(155)
  .pattern(/^(?!Learn\b|This page\b)/)
  .disallow(Joi.ref('title'))
  .required()
  .messages({
    'string.pattern.base': '{{#label}} must give the substance, not open with "Learn" or "This page"',
    'any.invalid': '{{#label}} must not repeat the title',
  });
const tags = Joi.array().items(Joi.string()).min(1).unique();

const lists = new Intl.ListFormat('en-GB');

/** A library by its name within a sentence: `the Pact Broker`. */
const nameOf = (id: string): string =>
  libraries.find((library) => library.id === id)?.name.replace(/^The /, 'the ') ?? id;

/** When the facts of a page were last checked. Formatted here so that the browser needs no list of names. */
const checked = Joi.object({
  on: Joi.date().iso().required(),
  against: Joi.object()
    .pattern(Joi.valid(...libraries.map(({id}) => id)), Joi.string())
    .min(1),
}).custom(({on: date, against = {}}: {on: Date; against?: Record<string, string>}): Checked => {
  const on = date.toISOString().slice(0, 10);
  return {
    on,
    day: formatDay(on),
    against: lists.format(Object.entries(against).map(([id, version]) => `${nameOf(id)} ${version}`)),
  };
});

/** A file of this project on the code host. */
const editUrl = /^https:\/\/github\.com\/pact-foundation\/docs\.pact\.io\/edit\/master\//;

const docsSchema = Joi.object({
  title: Joi.string().required(),
  description,
  page_type: Joi.valid(...pageTypes).required(),
  checked: checked.required(),
  sidebar_label: Joi.string(),
  title_meta: Joi.string(),
  displayed_sidebar: Joi.string(),
  slug: Joi.string().pattern(/^\//),
  tags,
  // What readers search for and the title doesn't have. Their words, so cspell doesn't check them.
  keywords: Joi.array()
    .items(Joi.string().pattern(/,/, {invert: true}))
    .min(1)
    .unique(),
  hide_table_of_contents: Joi.boolean(),
  hide_title: Joi.boolean(),
  // For a page whose content is written elsewhere: what "Edit this page" opens.
  custom_edit_url: Joi.string().pattern(editUrl),
  unlisted: Joi.boolean(),
});

const blogSchema = Joi.object({
  title: Joi.string().required(),
  description,
  authors: Joi.array().items(Joi.string()).min(1).required(),
  tags,
});

const schemas: readonly (readonly [folder: string, schema: Joi.ObjectSchema])[] = [
  ['docs', docsSchema],
  ['blog', blogSchema],
];

/**
 * Checks the front matter of a page against the schema of its folder.
 *
 * @param relativePath path of the page relative to the project, with forward slashes
 * @returns the fields as the browser gets them
 * @throws Error naming the file and, a line each, the field and the rule that it breaks
 */
export function validateFrontMatter(
  relativePath: string,
  frontMatter: Record<string, unknown>,
): Record<string, unknown> {
  const schema = schemas.find(([folder]) => relativePath.startsWith(`${folder}/`))?.[1];
  if (!schema || path.posix.basename(relativePath).startsWith('_')) {
    return frontMatter;
  }
  const result = schema.validate(frontMatter, {abortEarly: false, convert: true}) as Joi.ValidationResult<
    Record<string, unknown>
  >;
  if (result.error) {
    const faults = result.error.details.map(({message}) => `  - ${message}`).join('\n');
    throw new Error(`Front matter of ${relativePath} breaks the schema in src/plugins/front-matter:\n${faults}`);
  }
  return result.value;
}

/** Wraps Docusaurus' front matter parser and validates its result. */
export const parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  return {...result, frontMatter: validateFrontMatter(file, result.frontMatter)};
};
