import type {Trial} from './compare';
import type {Judgement} from './judge';

/** An expectation and a value that show how a rule decides. */
export interface Situation extends Trial {
  /** Id in links to it. */
  readonly id: string;
  readonly title: string;
}

/** A situation with its verdict, which the playground shows before its reader changes anything. */
export interface JudgedSituation extends Situation {
  readonly judgement: Judgement;
  /** Why, and what to do: a text without markup. */
  readonly lesson: string;
}
