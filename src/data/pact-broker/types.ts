/** The groups of settings, in the order of their page. */
export type SettingGroup =
  'Logging' | 'Database' | 'Authentication and authorization' | 'Webhooks' | 'Resources' | 'Domain' | 'Miscellaneous';

/** Type of a setting's value, as pages show it. */
export type SettingType =
  | 'string'
  | 'boolean'
  | 'integer'
  | 'number'
  | 'list of strings'
  | 'list of integers'
  | 'list of certificates'
  | 'list of features';

/** First release of a setting. */
export interface Since {
  readonly version: string;
  /** Source: the Broker's list of settings, or the code of its releases. */
  readonly from: 'settings file' | 'history';
  /** First release that reads its environment variable, if later. */
  readonly variable?: string;
}

/** A setting of the Broker. */
export interface BrokerSetting {
  /** Name in `pact_broker.yml`: `log_level`. */
  readonly key: string;
  readonly group: SettingGroup;
  /** `PACT_BROKER_LOG_LEVEL`. */
  readonly variable: string;
  readonly type: SettingType;
  /** Default in the code, as in an environment variable; null for none. */
  readonly default: string | null;
  /** Default in the Broker's list of settings, if it differs. */
  readonly listedDefault?: string;
  readonly allowed?: readonly string[];
  readonly since?: Since;
  /** True if the Broker's list of settings lacks it. */
  readonly unlisted?: true;
  /** True if only an environment variable can set it. */
  readonly variableOnly?: true;
  /** True if the log shows asterisks instead of its value. */
  readonly hidden?: true;
}

/** A field of a consumer version selector. */
export interface SelectorField {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'true' | 'string or true';
}

/** A query parameter of the matrix. */
export interface MatrixField {
  /** Name in the query: `q[][pacticipant]`. */
  readonly name: string;
  readonly path: '/matrix' | '/can-i-deploy';
  readonly required?: true;
}

/** A reason in an answer of the matrix. */
export interface MatrixReason {
  /** Its class in the Broker. */
  readonly name: string;
  readonly type: 'success' | 'warning' | 'error' | 'info';
  /** Messages, with placeholders such as `{consumer}`. */
  readonly texts: readonly string[];
  /** True if this version never uses it. */
  readonly unused?: true;
}

/** Facts from the source code of the Broker, in its order. */
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
  /** Names without `${` and `}`: `pactbroker.pactUrl`. */
  readonly templateVariables: readonly string[];
  readonly consumerVersionSelectorFields: readonly SelectorField[];
  readonly matrixSelectorFields: readonly MatrixField[];
  readonly matrixReasons: readonly MatrixReason[];
}

/** A file of the Broker's source. */
export interface SourceFile {
  /** Relative to the repository. */
  readonly path: string;
  readonly text: string;
}
