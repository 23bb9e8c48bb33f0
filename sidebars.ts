import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  'getting-started': [
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: ['getting_started/index', 'getting_started/how_pact_works', '5-minute-getting-started-guide'],
    },
    {
      type: 'category',
      label: 'Should you use Pact?',
      items: ['getting_started/what_is_pact_good_for', 'getting_started/comparisons', 'faq/convinceme'],
    },
    {
      type: 'category',
      label: 'Pact concepts',
      items: [
        'getting_started/conceptual_overview',
        'getting_started/terminology',
        'getting_started/testing-scope',
        {
          type: 'category',
          label: 'Matching',
          items: ['getting_started/matching/index', 'getting_started/matching/gotchas'],
        },
        'getting_started/verifying_pacts',
        'getting_started/provider_states',
        'getting_started/sharing_pacts',
        'getting_started/specification',
        'getting_started/further_reading',
      ],
    },
    'implementation_guides/workshops',
    'faq/index',
  ],
  guides: [
    {
      type: 'category',
      label: 'Consumer',
      collapsed: false,
      items: ['consumer/index', 'consumer/recommended_configuration'],
    },
    {
      type: 'category',
      label: 'Provider',
      collapsed: false,
      items: ['provider/index', 'provider/handling_auth', 'provider/recommended_configuration'],
    },
  ],
  docs: [
    'implementation_guides/overview',
    {type: 'category', label: 'Pact command line tools', items: ['implementation_guides/cli/index']},
    {type: 'category', label: 'Stubs', items: ['getting_started/stubs']},
  ],
  pact_broker: [
    {type: 'category', label: 'Pact Broker', collapsed: false, items: ['pact_broker/index']},
    {type: 'category', label: 'Pact Broker - Docker', collapsed: false, items: ['pact_broker/docker_images/index']},
  ],
  resources: ['history', {type: 'category', label: 'Contributing', collapsed: false, items: ['contributing/index']}],
  help: [{type: 'category', label: 'Help', collapsed: false, items: ['help/index']}],
  university: [{type: 'category', label: 'Pact University', collapsed: false, items: ['university/index']}],
};

export default sidebars;
