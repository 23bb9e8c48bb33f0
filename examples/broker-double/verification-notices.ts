/** What a verifier prints about a pact, and when. */
export interface Notice {
  readonly when: string;
  readonly text: string;
}

/** A pact that is to be verified, and for whom. */
export interface Subject {
  readonly url: string;
  readonly consumer: string;
  readonly provider: string;
  readonly branch: string | undefined;
  readonly tags: readonly string[];
  /** Why it was chosen, in parts of sentences: "latest version from branch 'main' (1.0.0)". */
  readonly reasons: readonly string[];
  /** Where a work in progress is the newest: "from branch 'main'". */
  readonly heads: readonly string[];
  readonly wip: boolean;
  /** Undefined when the verifier didn't ask. */
  readonly pending: boolean | undefined;
}

const readMore = (about: string): string => `Read more at https://docs.pact.io/go/${about}`;
const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' and ');

function providerOf({provider, branch, tags}: Subject, any: string): string {
  if (branch !== undefined) {
    return `${any} version of ${provider} from branch '${branch}'`;
  }
  return tags.length === 0 ? provider : `${any} version of ${provider} with tag ${quoted(tags)}`;
}

function inclusion(subject: Subject): string {
  const {url, consumer, reasons, heads, wip} = subject;
  if (wip) {
    const same = heads.length > 1 ? ` (${heads.length === 2 ? 'both' : 'all'} have the same content)` : '';
    return `The pact at ${url} is being verified because it is a 'work in progress' pact (ie. it is the pact for the latest version of ${consumer} ${heads.join(' and ')}${same} and it has not yet been successfully verified by ${providerOf(subject, 'a')} when the pact's application version was explicitly specified in the consumer version selectors). ${readMore('wip')}`;
  }
  const many = reasons.length > 1;
  return `The pact at ${url} is being verified because the pact content belongs to the consumer version${many ? 's' : ''} matching the following ${many ? 'criteria' : 'criterion'}:\n${reasons.map((reason) => `    * ${reason}`).join('\n')}`;
}

function pendingReason(subject: Subject): string {
  const {provider, wip, pending} = subject;
  if (pending !== true) {
    return `This pact has previously been successfully verified by ${providerOf(subject, 'a')}. If this verification fails, it will fail the build. ${readMore('pending')}`;
  }
  const why = wip
    ? "it was included as a 'work in progress' pact"
    : `a successful verification result for ${providerOf(subject, 'a')} has not yet been published`;
  return `This pact is in pending state for this version of ${provider} because ${why}. If this verification fails, it will not cause the overall build to fail. ${readMore('pending')}`;
}

/** The notices of a pact, in the words of the Broker. */
export function noticesOf(subject: Subject): Notice[] {
  const before = (text: string): Notice => ({when: 'before_verification', text});
  if (subject.pending === undefined) {
    return [before(inclusion(subject))];
  }
  const notices = [before(inclusion(subject)), before(pendingReason(subject))];
  if (!subject.pending) {
    return notices;
  }
  const who = providerOf(subject, 'any');
  const after = (success: boolean, published: boolean, text: string): Notice => ({
    when: `after_verification:success_${success}_published_${published}`,
    text,
  });
  const still = `This pact is still in pending state for ${who} as`;
  const failed = `${still} a successful verification result has not yet been published`;
  return [
    ...notices,
    after(true, false, `${still} the successful verification results have not yet been published.`),
    after(false, false, failed),
    after(
      true,
      true,
      `This pact is no longer in pending state for ${who}, as a successful verification result has been published. If a verification for a version of ${subject.provider} fails in the future, it will fail the build. ${readMore('pending')}`,
    ),
    after(false, true, failed),
  ];
}
