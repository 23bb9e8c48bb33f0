const guides = '/implementation_guides';
const broker = '/pact_broker';
const matching = '/getting_started/matching';
const matchingParts = [
  `${matching}/choosing-matchers`,
  `${matching}/patterns-numbers-dates`,
  `${matching}/requests-and-responses`,
];

/** Pages with those that were written since the searches: split off them, or on the same subject. */
export const laterPages: Readonly<Record<string, readonly string[]>> = {
  [matching]: matchingParts,
  [`${matching}/gotchas`]: matchingParts,
  '/consumer': ['/consumer/pact_files', '/consumer/tests_that_can_fail'],
  '/faq': ['/faq/breaking_changes', '/faq/design_decisions', '/faq/pact_broker_pactflow', '/faq/verification_scope'],
  [`${broker}/administration/maintenance`]: [`${broker}/administration/operating`],
  [`${broker}/set_up_checklist`]: [`${broker}/administration/operating`, `${broker}/administration/planning`],
  [`${broker}/client_cli`]: [`${broker}/client_cli/walkthrough`],
  [`${broker}/can_i_deploy`]: [`${broker}/gate_deployments`],
  [`${broker}/client_cli/readme`]: [
    `${broker}/client_cli/connect`,
    `${broker}/client_cli/exit_codes`,
    `${broker}/client_cli/publish`,
  ],
  [`${broker}/docker_images/pactfoundation`]: [`${broker}/docker_images/reverse_proxy`],
  [`${broker}/kubernetes/readme`]: [`${broker}/kubernetes/chart_configuration`],
  [`${guides}/cli/troubleshooting`]: [
    `${guides}/cli/passes_silently`,
    `${guides}/cli/pact-mock-server/troubleshooting`,
  ],
};

/**
 * Adds to the pages that answer a search those that answer it as well since the search was written down.
 *
 * @param pages addresses without a slash at their end
 */
export function withLaterPages(pages: readonly string[]): readonly string[] {
  return pages.flatMap((page) => [page, ...(laterPages[page] ?? [])]);
}
