import type {Plugin} from '@docusaurus/types';

/** Leaves out of the bundle what the site has no use for in the browser. */
export default function clientBundle(): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack: () => ({
      resolve: {
        alias: {
          // Code is highlighted while the site is built.
          'prism-react-renderer$': false,
          // An optional layout engine of Mermaid that no diagram asks for.
          '@mermaid-js/layout-elk': false,
        },
      },
    }),
  };
}
