/** The groups of settings, in the order of their page. */
export type SettingGroup =
  'Logging' | 'Database' | 'Authentication and authorization' | 'Webhooks' | 'Resources' | 'Domain' | 'Miscellaneous';

/** What a value of a setting is. */
export type SettingType =
  | 'text'
  | 'boolean'
  | 'integer'
  | 'number'
  | 'list of texts'
  | 'list of integers'
  | 'list of certificates'
  | 'list of features';

/** The first release that has a setting. */
export interface Since {
  readonly version: string;
  /** Whether the Broker's list of settings says so, or the code of its releases. */
  readonly from: 'settings file' | 'history';
  /** The first release that reads its environment variable, where that is a later one. */
  readonly variable?: string;
}

/** A setting of the Broker. What the source doesn't say is left out. */
export interface BrokerSetting {
  /** As in `pact_broker.yml`: `log_level`. */
  readonly key: string;
  readonly group: SettingGroup;
  /** `PACT_BROKER_LOG_LEVEL`. */
  readonly variable: string;
  readonly type: SettingType;
  /** What the code takes when nothing is set, written as in a variable; null for nothing. */
  readonly default: string | null;
  /** What the Broker's list of settings calls the default, where that is another value. */
  readonly listedDefault?: string;
  readonly allowed?: readonly string[];
  readonly since?: Since;
  /** True when the code has it, and the Broker's list of settings doesn't. */
  readonly unlisted?: true;
  /** True when it is read from the environment only. */
  readonly variableOnly?: true;
  /** True when the log shows asterisks for its value. */
  readonly hidden?: true;
}

/** A field of a consumer version selector. */
export interface SelectorField {
  readonly name: string;
  /** What its value may be. */
  readonly type: 'text' | 'boolean' | 'true' | 'text or true';
}

/** A parameter of a query about the matrix. */
export interface MatrixField {
  /** As in the query: `q[][pacticipant]`. */
  readonly name: string;
  readonly path: '/matrix' | '/can-i-deploy';
  readonly required?: true;
}

/** A reason that a query about the matrix answers with. */
export interface MatrixReason {
  /** Its class in the Broker. */
  readonly name: string;
  readonly type: 'success' | 'warning' | 'error' | 'info';
  /** Its texts; `{consumer}` and the like stand for what is filled in. */
  readonly texts: readonly string[];
  /** True when nothing in this version gives it. */
  readonly unused?: true;
}

/** What the Broker's source says, in the order of the source. */
export interface BrokerFacts {
  readonly generated: string;
  readonly source: {
    readonly repository: string;
    readonly version: string;
    readonly commit: string;
    /** Day of the commit. */
    readonly date: string;
  };
  readonly settings: readonly BrokerSetting[];
  readonly webhookEvents: readonly string[];
  /** Without the signs around them: `pactbroker.pactUrl`. */
  readonly templateVariables: readonly string[];
  readonly consumerVersionSelectorFields: readonly SelectorField[];
  readonly matrixSelectorFields: readonly MatrixField[];
  readonly matrixReasons: readonly MatrixReason[];
}

/** A file of the Broker's source. */
export interface SourceFile {
  /** From the top of its repository. */
  readonly path: string;
  readonly text: string;
}
