import type {SettingTexts} from '../index';

export const domain: SettingTexts = {
  check_for_potential_duplicate_pacticipant_names: {
    meaning:
      'Refuses, with status 409, to create an application whose name is nearly that of another: `Order Web` beside `OrderWeb`.',
    advice:
      'Leave it on; [the features page](/pact_broker/configuration/features.mdx#checking-for-potential-duplicate-pacticipant-names) tells how names are compared and how to create such an application on purpose.',
  },
  create_deployed_versions_for_tags: {
    meaning:
      'Records a deployment when a version gets a tag that is called like an environment. It is for the time of [moving from tags](/pact_broker/tags.mdx) to recorded deployments.',
    advice:
      'Turn it off once pipelines record deployments themselves: a tag that happens to be called `production` else becomes a deployment.',
  },
  use_first_tag_as_branch: {
    meaning:
      'Takes the first tag of a version for its branch, if the tag comes within [use_first_tag_as_branch_time_limit](#use_first_tag_as_branch_time_limit) and the version has no branch. It is for clients that cannot tell a branch.',
    advice: 'Turn it off when all your pipelines publish with `--branch`.',
  },
  use_first_tag_as_branch_time_limit: {
    meaning:
      'Seconds after the creation of a version in which its first tag counts for [use_first_tag_as_branch](#use_first_tag_as_branch).',
  },
  auto_detect_main_branch: {
    meaning:
      'Sets the main branch of an application that has none, when a version of it arrives from a branch of [main_branch_candidates](#main_branch_candidates).',
    advice:
      'A main branch that is set is never changed by it. If yours has another name, [set it](/pact_broker/branches.mdx).',
  },
  main_branch_candidates: {
    meaning:
      'The names that [auto_detect_main_branch](#auto_detect_main_branch) takes for a main branch. The first version from any of them decides.',
  },
  allow_dangerous_contract_modification: {
    meaning:
      'Lets a pact be published again with other content under the same consumer version. With `false`, that is answered with status 409.',
    advice:
      'Keep `false`: results of can-i-deploy are about versions, and a version whose pact changes has none. A database that had pacts before 2.102.0 may hold `true`; a variable or the settings file wins over it.',
  },
  pact_content_diff_timeout: {
    meaning: 'Seconds for comparing two pacts. After that, the request is answered with status 408.',
    advice: 'Raise it if large pacts show no [difference](/pact_broker/advanced_topics/see_changes_pact.mdx).',
  },
  network_diagram_max_pacticipants: {
    meaning: 'The most applications that the [network graph](/pact_broker/network_graph.mdx) of an application draws.',
    advice: 'Lower it if browsers give up on the graph.',
  },
  order_versions_by_date: {
    meaning: 'Puts versions into the order in which they were created; with `false`, into that of their numbers.',
    advice:
      'Leave it on. Turned off, every number must fit [semver_formats](#semver_formats), which the hash of a commit does not. The order of a version is fixed when it is created.',
  },
  semver_formats: {
    meaning:
      'Formats of version numbers, as the gem `semver2` writes them. They count with [order_versions_by_date](#order_versions_by_date) `false` only.',
  },
  base_equality_only_on_content_that_affects_verification_results: {
    meaning:
      'Whether two pacts are the same if they differ only in what no verification sees, such as the order of interactions. With `false`, every change makes a new pact, which starts webhooks and needs new results.',
    advice: 'Leave it on.',
  },
  seed_example_data: {
    meaning:
      'Fills an empty Broker with an example at its first start. The Broker then writes `false` into its database.',
    advice: 'Set `false` before the first start if you want no example.',
  },
  dynamic_wip_window: {
    meaning:
      'Ignores the date that a provider sends as the start of [work in progress](/pact_broker/advanced_topics/wip_pacts.mdx), and reckons one: the age below which four of five unverified pacts are.',
    advice: 'It is for Brokers where the question for pacts takes too long.',
  },
  max_wip_lookback_days: {
    meaning: 'The most days that [dynamic_wip_window](#dynamic_wip_window) looks back.',
  },
  min_wip_window_days: {
    meaning: 'The fewest days that [dynamic_wip_window](#dynamic_wip_window) looks back.',
  },
  default_wip_window_days: {
    meaning:
      'The days that [dynamic_wip_window](#dynamic_wip_window) takes when there are no unverified pacts, or reckoning fails.',
  },
  verified_by_other_branch_lookback_days: {
    meaning:
      "Days for which results count when the Broker finds out whether a pact is work in progress for a provider's branch. Older results are ignored, with or without [dynamic_wip_window](#dynamic_wip_window).",
    advice: 'Raise it if pacts that were verified long ago come back as work in progress.',
  },
  features: {
    meaning:
      'Names of features that are not generally on. [Features](/pact_broker/configuration/features.mdx) tells which there are.',
    advice:
      'A variable holds all names with spaces between, or one name each: `PACT_BROKER_FEATURES__NAME=true`. Case does not matter, and an unknown name has no effect.',
  },
};
