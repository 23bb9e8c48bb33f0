/** Versions that introduced the members of a library's API, by the name of what declares them. */
export interface Since {
  readonly generated: string;
  readonly library: string;
  /** The oldest version that was read. */
  readonly oldest: string;
  /** A member that the oldest version has already has its number, although it may be older. */
  readonly holders: {readonly [holder: string]: {readonly [member: string]: string}};
}

/** The members that a version declares, by what declares them; nothing about what can't be read in that version. */
export interface DeclaredMembers {
  readonly version: string;
  readonly holders: {readonly [holder: string]: readonly string[]};
}
