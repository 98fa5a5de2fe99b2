/** Address of the feed of posts, without locale prefix. */
export const feedPath = '/posts/rss.xml';
