import type {SettingTexts} from '../index';

export const database: SettingTexts = {
  database_adapter: {
    meaning: 'The kind of database. PostgreSQL is the one for real use; SQLite is enough for a trial by one person.',
    advice:
      'SQLite serves no requests side by side. `mysql2` still works in 2.120.0; the code that follows refuses it with `MySQL is no longer supported. Please use PostgreSQL.`',
  },
  database_username: {meaning: 'The user of the database. Digits and commas in it are kept as they are.'},
  database_password: {
    meaning: 'The password of that user. It is taken as it stands, whatever signs it has.',
  },
  database_name: {
    meaning: 'The name of the database; with SQLite the path of its file, whose folder the Broker creates.',
  },
  database_host: {meaning: 'The host of the database.'},
  database_port: {meaning: 'The port of the database; without it, the usual one of the adapter.'},
  database_url: {
    meaning:
      'Adapter, user, password, host, port and name in one: `postgres://USER:PASSWORD@HOST:PORT/NAME`. `sqlite:///tmp/broker.sqlite3` is a path from the working directory, and with a fourth slash one from the root.',
    advice:
      'It wins over the single settings, which are then all ignored. The parts are not decoded, so a password with `@`, `/`, `#` or `%` belongs into [database_password](#database_password).',
  },
  database_sslmode: {
    meaning:
      'How PostgreSQL is spoken to over TLS, as its client library defines it. Unset, that library decides, and prefers TLS where the server has it.',
    advice: 'Only `verify-ca` and `verify-full` check who answers.',
  },
  sql_log_level: {
    meaning: 'The level at which SQL statements are logged; `none` logs none.',
    advice: 'Until 2.98, the default was `debug`.',
  },
  sql_log_warn_duration: {
    meaning: 'A statement that takes more than this many seconds is logged as a warning.',
    advice:
      'It needs a [sql_log_level](#sql_log_level) other than `none`, which is the default and leaves the connection without a logger.',
  },
  sql_enable_caller_logging: {
    meaning: 'Adds to each logged statement the place in the code that caused it.',
  },
  database_max_connections: {
    meaning: 'The most connections that a process of the Broker opens. Unset, the database library takes 4.',
    advice:
      "Give it at least the number of the web server's threads, and check what the database allows to all processes together.",
  },
  database_pool_timeout: {
    meaning: 'Seconds that a request waits for a free connection before it fails.',
    advice: 'Timeouts under load ask for more [connections](#database_max_connections), not for more patience.',
  },
  database_connect_max_retries: {
    meaning: 'How often the Broker tries again to reach the database at its start, 3 seconds apart.',
    advice: 'Raise it where database and Broker start together, as with Docker Compose.',
  },
  auto_migrate_db: {
    meaning: "Brings the database's tables up to date at the start.",
    advice:
      'Leave it on, unless you run the migrations [by hand](/pact_broker/upgrading.mdx). A lock keeps several processes from migrating at once.',
  },
  auto_migrate_db_data: {
    meaning:
      'Fills new tables and columns from existing data at the start. It belongs to [auto_migrate_db](#auto_migrate_db).',
  },
  allow_missing_migration_files: {
    meaning: 'Lets an older Broker start on a database that a newer one has migrated.',
    advice:
      'That is what makes a rollback of the Broker possible. The older code knows nothing of the newer columns, so keep such a time short.',
  },
  database_statement_timeout: {
    meaning: 'Seconds after which PostgreSQL aborts a statement. SQLite has no such limit.',
    advice:
      'Raise it for a while if clean-up or a migration is cut off; for slow pages, [clean up](/pact_broker/administration/maintenance.mdx) first.',
  },
  metrics_sql_statement_timeout: {
    meaning: 'Seconds for the statements behind `/metrics`.',
    advice: 'Nothing reads it in 2.120.0.',
  },
  database_connection_validation_timeout: {
    meaning:
      'A connection that lay idle for more than this many seconds is tested before it is used. Unset, the database library takes 3600; `-1` tests each time.',
    advice: 'Lower it if requests fail after the database was restarted. Broker 2.85.1 and older tested each time.',
  },
  validate_database_connection_config: {
    meaning: 'Refuses to start on a connection whose encoding is not UTF-8.',
    advice: 'The Broker asks for UTF-8 itself, so this concerns those who hand it a connection of their own.',
  },
};
