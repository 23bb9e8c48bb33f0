import type {ReleaseNote} from './types';

/** Whether a release asks something of its users, or of some of them. Otherwise it says that nothing has to change. */
export const asksForChanges = ({action}: Pick<ReleaseNote, 'action'>): boolean =>
  !/^Nothing has to change[.,]/.test(action);
