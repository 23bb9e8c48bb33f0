declare module '@generated/blog-posts/default/*.json' {
  import type {ListedPost} from '@site/src/plugins/blog-posts';

  const posts: readonly ListedPost[];
  export default posts;
}
