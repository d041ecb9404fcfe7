import type { Role } from '@consoeurs/contract'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { Link } from 'react-router-dom'
import { mayUse } from '../auth-provider.ts'
import type { DeskProvider } from '../content/data-provider.ts'
import { homeText } from '../text/home.ts'

const counted = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } }

/** How many there are that the filter lets through; undefined while it is not known, or not hers to know. */
function useCount(resource: string, filter: Record<string, string>, role: Role | null): number | undefined {
  const { getList } = useDataProvider<DeskProvider>()
  const { data } = useQuery({
    queryKey: ['home', resource, filter],
    queryFn: async () => (await getList(resource, { ...counted, filter })).total,
    enabled: mayUse(role, resource),
  })
  return data
}

/** What waits for her, by what her role may do about it. */
export function Waits({ role }: { role: Role | null }) {
  const { look } = useDataProvider<DeskProvider>()
  const { data: reports } = useQuery({
    queryKey: ['home', 'reports'],
    queryFn: () => look<{ count: number }>('reports/waiting'),
    enabled: mayUse(role, 'reports'),
  })
  const drafts = useCount('articles', { status: 'draft' }, role)
  const scheduled = useCount('articles', { status: 'scheduled' }, role)
  const all = [
    { to: '/reports', count: reports?.count, say: homeText.reports },
    { to: '/articles', count: drafts, say: homeText.drafts },
    { to: '/articles', count: scheduled, say: homeText.scheduled },
  ]
  const waiting = all.flatMap(({ to, count, say }) =>
    count === undefined || count === 0 ? [] : [{ to, text: say(count) }],
  )
  const known = all.some(({ count }) => count !== undefined)
  return (
    <section className="panel waits" aria-labelledby="ce-qui-attend">
      <h2 id="ce-qui-attend">{homeText.waits}</h2>
      <ul>
        {waiting.map(({ to, text }) => (
          <li key={text}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
      {known && waiting.length === 0 ? <p className="hint">{homeText.calm}</p> : null}
    </section>
  )
}
