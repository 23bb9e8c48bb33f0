import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {MarkdownConfig} from '@docusaurus/types';

/** What a page is for; `STYLE.md` tells the anatomy of each. */
export const pageTypes = ['tutorial', 'how-to', 'reference', 'explanation', 'hub'] as const;

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

const docsSchema = Joi.object({
  title: Joi.string().required(),
  description,
  page_type: Joi.valid(...pageTypes).required(),
  sidebar_label: Joi.string(),
  title_meta: Joi.string(),
  displayed_sidebar: Joi.string(),
  slug: Joi.string().pattern(/^\//),
  tags,
  hide_table_of_contents: Joi.boolean(),
  hide_title: Joi.boolean(),
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
 * @param relativePath path of the page from the top of the project, with forward slashes
 * @throws Error naming the file and, a line each, the field and the rule that it breaks
 */
export function validateFrontMatter(relativePath: string, frontMatter: Record<string, unknown>): void {
  const schema = schemas.find(([folder]) => relativePath.startsWith(`${folder}/`))?.[1];
  if (!schema || path.posix.basename(relativePath).startsWith('_')) {
    return;
  }
  const {error} = schema.validate(frontMatter, {abortEarly: false, convert: true});
  if (error) {
    const faults = error.details.map(({message}) => `  - ${message}`).join('\n');
    throw new Error(`Front matter of ${relativePath} breaks the schema in src/plugins/front-matter:\n${faults}`);
  }
}

/** Docusaurus' front matter parser with the schema behind it. */
export const parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  validateFrontMatter(path.relative(process.cwd(), params.filePath).split(path.sep).join('/'), result.frontMatter);
  return result;
};
