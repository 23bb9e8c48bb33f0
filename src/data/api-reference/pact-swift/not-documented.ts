import type {NotDocumented} from '../surfaces/compare';

/** What the tables of PactSwift leave out, with the reason. */
export const notDocumented: NotDocumented = {
  'Matcher.RegexLike.init(_:term:)': 'deprecated',
  ErrorReportable: 'can be set within the library only',
  Request: 'is made by Interaction',
  Response: 'is made by Interaction',
  ObjcMatchers: 'the classes PFMatcher… of Objective-C have the meaning of the Swift type of their name',
  ObjcGenerators: 'so have the classes PFGenerator…',
};
