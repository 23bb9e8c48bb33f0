declare module '@generated/recent-posts/default/posts.json' {
  import type {RecentPost} from '@site/src/plugins/recent-posts';

  const posts: readonly RecentPost[];
  export default posts;
}
