declare module '@generated/error-index/default/messages.json' {
  import type {KnownMessage} from '@site/src/plugins/error-index';

  const messages: readonly KnownMessage[];
  export default messages;
}
