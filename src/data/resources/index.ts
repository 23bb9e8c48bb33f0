import {articles} from './articles';
import {books} from './books';
import {communityProjects} from './community-projects';
import {events} from './events';

/** What stands elsewhere about Pact, by the name that pages use. */
export const collections = {articles, books, events, projects: communityProjects} as const;

export type CollectionId = keyof typeof collections;
