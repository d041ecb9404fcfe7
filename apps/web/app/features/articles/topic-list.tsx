import type { Entry, TopicAttributes } from '@consoeurs/contract'
import { Link } from 'react-router'
import { blogText } from '../../text/blog.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import '../../styles/page-blog.css'

/** Categories or tags, each with what it is about. */
export function TopicList({ topics, hrefOf }: { topics: Entry<TopicAttributes>[]; hrefOf: (slug: string) => string }) {
  if (topics.length === 0) return <EmptyState {...blogText.empty} />
  return (
    <ul className="pad bl-topics">
      {topics.map(({ id, attributes: { slug, name, description } }) => (
        <li key={id}>
          <Link to={hrefOf(slug)} prefetch="intent">
            <b className="d h4">{name}</b>
            <span className="soft block">{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
