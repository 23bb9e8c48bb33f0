/** One step of a course: a page with its sources in `examples/university/`. */
export interface Step {
  /** Address of its page; the page's file is the same below `docs/`. */
  readonly path: string;
  /** Label in lists: what readers do in it. */
  readonly label: string;
  /** Minutes that it takes somebody new to it. */
  readonly minutes: number;
}

/** A course of the university. */
export interface Course {
  /** Folder in `docs/university/` and `examples/university/`, and part of the key of the progress in local storage. */
  readonly id: string;
  readonly title: string;
  readonly steps: readonly Step[];
}

function course(id: string, title: string, steps: readonly (readonly [label: string, minutes: number])[]): Course {
  return {
    id,
    title,
    steps: steps.map(([label, minutes], index) => ({path: `/university/${id}/Step${index + 1}`, label, minutes})),
  };
}

/** The courses, their steps in order. `examples/runner/follow` follows their pages to the letter. */
export const courses: readonly Course[] = [
  course('introduction', 'Introduction to Pact', [
    ['A web site and its provider', 10],
    ['Unit tests that pass, an integration that fails', 10],
    ['The first pact', 15],
    ['Verification fails', 10],
    ['Fix it together', 10],
    ['Missing products', 10],
    ['Provider states', 10],
    ['The consumer signs in', 10],
    ['The provider checks tokens', 10],
    ['A fresh token for each request', 10],
    ['A Broker', 25],
    ['Webhooks and pending pacts', 25],
    ['A hosted Broker', 15],
  ]),
  course('message-pact-async', 'Introduction to Message Pact - Async', [
    ['The subscriber', 15],
    ['Its pact', 15],
    ['The publisher', 10],
    ['Verify the publisher', 20],
  ]),
];

/** The course that a page belongs to, if any. */
export function courseOf(path: string): Course | undefined {
  return courses.find(({id}) => path === `/university/${id}` || path.startsWith(`/university/${id}/`));
}
