import { blogText } from './blog.text.ts'

/** RSS Autodiscovery. */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title={blogText.title} href="/blog/rss.xml" />
}
