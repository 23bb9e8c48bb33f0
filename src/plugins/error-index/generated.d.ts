declare module '@generated/error-index/default/messages.json' {
  import type {MessagesFile} from '@site/src/plugins/error-index';

  const file: MessagesFile;
  export default file;
}
