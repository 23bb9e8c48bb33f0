import type {SettingTexts} from '../index';

export const access: SettingTexts = {
  basic_auth_enabled: {
    meaning: 'Asks for a user name and a password.',
    advice:
      'The Docker image decides by itself: it asks as soon as [basic_auth_username](#basic_auth_username) and [basic_auth_password](#basic_auth_password) are both set, and ignores this setting.',
  },
  basic_auth_username: {
    meaning: 'The user who may read and write. Give this one to your pipelines.',
  },
  basic_auth_password: {
    meaning: 'The password of the user who may read and write.',
    advice: 'It stays as you write it, digits and commas included.',
  },
  basic_auth_read_only_username: {
    meaning: 'The user who may only read. Give this one to people.',
    advice:
      "Reading includes the request for the pacts to verify, so a verification on a developer's machine works with it; publishing the result does not.",
  },
  basic_auth_read_only_password: {
    meaning: 'The password of the user who may only read. Without it, that user cannot log in.',
  },
  allow_public_read: {
    meaning: 'Lets everyone read who reaches the Broker; writing still asks for the password.',
    advice:
      'The read-only user is not needed then. Pacts tell much about your systems, so keep this for networks that you trust.',
  },
  public_heartbeat: {
    meaning: 'Leaves `/diagnostic/status/heartbeat` open, for load balancers that cannot log in.',
  },
  enable_public_badge_access: {
    meaning: 'Leaves the addresses of badges open, so that a README can show them.',
    advice: 'The Docker image sets `true`. A badge gives away the names of two applications and whether they fit.',
  },
};
