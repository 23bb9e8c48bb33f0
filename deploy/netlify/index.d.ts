type Step = (what: string) => Promise<unknown>;

interface Parameters {
  readonly utils: {
    readonly cache: {readonly restore: Step; readonly save: Step};
    readonly run: {readonly command: Step};
  };
}

export function onPostBuild(parameters: Parameters): Promise<void>;
