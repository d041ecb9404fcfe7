import type { Entry, TopicAttributes } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import styles from './article-list.module.css'
import { blogText } from './blog.text.ts'

export function TopicList({ topics, hrefOf }: { topics: Entry<TopicAttributes>[]; hrefOf: (slug: string) => string }) {
  if (topics.length === 0) return <EmptyState {...blogText.empty} />
  return (
    <ul className={`gutter ${styles.topics}`}>
      {topics.map(({ id, attributes: { slug, name, description } }) => (
        <li key={id}>
          <Link to={hrefOf(slug)} prefetch="intent">
            <b className="display heading-4">{name}</b>
            <span className="soft block">{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
