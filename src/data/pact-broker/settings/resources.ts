import type {SettingTexts} from '../index';

export const resources: SettingTexts = {
  port: {
    meaning: 'The port that the Broker listens on, where the package reads it: the Docker image does.',
    advice:
      'If you start the Ruby application with a web server of your own, set the port there. In Kubernetes, a service called `pact-broker` sets this variable to an address, and the [image does not start](/pact_broker/docker_images/index.mdx#troubleshooting).',
  },
  base_url: {
    meaning:
      'The address at which people and pipelines reach the Broker, with its path if it has one: `https://broker.example.com`. Links in answers begin with it. Several, for several networks, stand with spaces between them.',
    advice:
      'Set it wherever others use the Broker. Without it, links are built from headers of the request, which a sender can forge, and break [behind a reverse proxy](/pact_broker/configuration/features.mdx#running-the-broker-behind-a-reverse-proxy). It changes links only, not the path that the Broker serves.',
  },
  base_urls: {
    meaning: 'The same as [base_url](#base_url). If both are set, both count, those of `base_urls` first.',
    advice: 'The request chooses the one that fits it; if none does, the first is taken.',
  },
  shields_io_base_url: {
    meaning: 'The server that draws the badges. Name your own if the public one cannot be reached.',
    advice: "Don't empty it: the Broker reads its host at the start, to allow its pictures in the user interface.",
  },
  badge_default_cache_setting: {
    meaning: 'The header `Cache-Control` of the can-i-merge badge. Other badges do not use it.',
  },
  badge_provider_mode: {
    meaning:
      'With `redirect`, the browser fetches a badge from the server of [shields_io_base_url](#shields_io_base_url); with `proxy`, the Broker fetches it and passes it on.',
    advice:
      '`proxy` is for readers who cannot reach that server. It lets requests from outside start requests of the Broker, so stay with `redirect` if you can.',
  },
  enable_diagnostic_endpoints: {
    meaning:
      'Serves `/diagnostic/status/heartbeat`, which asks nothing of the database, and `/diagnostic/status/dependencies`, which does.',
    advice: 'Point a load balancer at the first, a monitor at the second.',
  },
  use_hal_browser: {
    meaning: 'Serves the HAL browser, in which you can follow the links of the API by hand.',
    advice: 'Its page needs a weaker content security policy than the rest. Turn it off if nobody uses it.',
  },
  use_rack_protection: {
    meaning: 'Adds the headers and checks of Rack::Protection, and a content security policy.',
    advice: 'Leave it on.',
  },
  rack_protection_use: {meaning: "Names of further checks of Rack::Protection to use beside the library's own choice."},
  rack_protection_except: {
    meaning: 'Names of checks of Rack::Protection to leave out.',
    advice: 'The list replaces the default, so repeat the names that you keep.',
  },
  use_case_sensitive_resource_names: {
    meaning: 'Whether `OrderWeb` and `orderWeb` are two applications.',
    advice:
      'Leave it on. Turned off, two names that differ by case alone end in `Found multiple pacticipants with a case insensitive name match`.',
  },
};
