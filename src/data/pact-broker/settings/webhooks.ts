import type {SettingTexts} from '../index';

export const webhooks: SettingTexts = {
  webhook_retry_schedule: {
    meaning:
      'Seconds between one attempt to send a webhook and the next. The six numbers of the default make seven attempts within 39 minutes.',
    advice:
      'The times live in the process: a webhook that waits for its next attempt when the Broker stops is given up at the next start.',
  },
  webhook_http_method_whitelist: {
    meaning: 'The methods that a webhook may use.',
    advice:
      'Stay with `POST`: a webhook that may `GET` can be used to read from the network that the Broker stands in.',
  },
  webhook_http_code_success: {
    meaning: 'The status codes that count as success. Every other answer is followed by the next attempt.',
    advice:
      'Add a code if your CI system accepts a build with a redirect, for example `302`. The list replaces the default, so repeat the codes that you keep.',
  },
  webhook_scheme_whitelist: {
    meaning: "The schemes that a webhook's address may have.",
    advice: 'With `http`, credentials and bodies travel unencrypted.',
  },
  webhook_host_whitelist: {
    meaning:
      'The hosts that webhooks may call: names, names with a star such as `*.example.com`, addresses, ranges such as `10.0.0.0/8`, and regular expressions between slashes. While the list is empty, every host is allowed, and the log of a webhook hides the answers.',
    advice:
      'Set it: it keeps webhooks away from your internal network, and shows answers when one [fails](/pact_broker/webhooks/debugging_webhooks.mdx). Names are not resolved, so a range fits addresses only, and an address is never compared with a regular expression. In a variable, write spaces between entries, and mind that a comma splits, too. [Webhook whitelists](/pact_broker/webhooks/webhook_whitelist.mdx) has examples.',
  },
  webhook_redact_sensitive_data: {
    meaning: "Hides the values of headers with credentials in a webhook's log.",
    advice: 'Turn it off for minutes only, and in no place that others can read.',
  },
  webhook_certificates: {
    meaning:
      'Certificates that webhooks trust beside those of the system: for each a `description`, and `content` or `path` in PEM format. A chain may stand in one entry.',
    advice:
      'Nothing is checked at the start. An entry that cannot be read is logged as a warning when a webhook is sent, and left out. [The features page](/pact_broker/configuration/features.mdx#webhook-ssl-certificates) shows both forms.',
  },
  disable_ssl_verification: {
    meaning: 'Sends webhooks, and fetches badges, without checking the certificate of the other side.',
    advice:
      'Prefer [webhook_certificates](#webhook_certificates): unchecked, the credentials of a webhook go to whoever answers.',
  },
  user_agent: {
    meaning: 'The header `User-Agent` of webhooks. The number is the version of the Broker.',
  },
};
