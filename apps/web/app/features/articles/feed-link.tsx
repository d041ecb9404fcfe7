import { blogText } from '../../text/blog.ts'

/** Tells readers of feeds where the journal’s is (RSS Autodiscovery). */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title={blogText.title} href="/blog/rss.xml" />
}
