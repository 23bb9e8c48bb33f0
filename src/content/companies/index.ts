import {existsSync} from 'node:fs';
import path from 'node:path';

import type {Company} from '../../data/companies';
import {assertNoFaults, type ContentFile, defineCollection, faultAt, sourceOf} from '../collection';

const from = 'content/companies.yml';
const schema = 'content/companies.schema.json';

const listOf = ([file]: readonly ContentFile[]) => file?.value as readonly Company[];

/** Finds faults that the schema can't express: duplicates, and missing logos. */
function findFaults(companies: readonly Company[], root: string): string[] {
  const captions = companies.map(({caption}) => caption.toLowerCase());
  return companies.flatMap((company, index) => {
    const {caption, image} = company;
    return [
      ...(captions.indexOf(caption.toLowerCase()) < index
        ? [`caption: "${caption}" is already in the list; keep one entry.`]
        : []),
      ...(existsSync(path.join(root, 'static', image))
        ? []
        : [`image: static${image} doesn't exist; run "npm run generate -- marks" to create it, and commit the file.`]),
    ].map((fault) => faultAt(sourceOf(company), fault));
  });
}

function build(files: readonly ContentFile[], root: string): readonly Company[] {
  const companies = listOf(files);
  assertNoFaults(findFaults(companies, root));
  return companies;
}

/** The organisations of `content/companies.yml`, in the order in which they were added. */
export const readCompanies = defineCollection({from, schema, build});

/** The same, but without checking that the logos exist, for the script that draws them. */
export const readUndrawnCompanies = defineCollection({from, schema, build: listOf});
