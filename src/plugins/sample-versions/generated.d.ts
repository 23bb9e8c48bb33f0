declare module '@generated/sample-versions/default/versions.json' {
  import type {SampleVersion} from '@site/src/plugins/sample-versions';

  const versions: readonly SampleVersion[];
  export default versions;
}
