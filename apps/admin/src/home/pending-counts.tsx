import type { Role } from '@consoeurs/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useDataProvider } from 'ra-core'
import { Link } from 'react-router'
import { mayUse } from '../auth-provider.ts'
import type { DeskProvider } from '../content/data-provider.ts'
import { screens } from '../screens.ts'
import { useBrand } from '../shell/admin-brand.tsx'
import { pendingKey } from '../shell/pending-badge.tsx'
import { homeText } from '../text/home.ts'

const counted = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } }

/** Undefined while loading, or if the role may not use the resource. */
function useCount(resource: string, filter: Record<string, string>, role: Role | null): number | undefined {
  const { getList } = useDataProvider<DeskProvider>()
  const { data } = useQuery({
    queryKey: ['home', resource, filter],
    queryFn: async () => (await getList(resource, { ...counted, filter })).total,
    enabled: mayUse(role, resource),
  })
  return data
}

/** List filtered like the count. */
const articles = (status: 'draft' | 'scheduled') => `/articles?filter=${encodeURIComponent(JSON.stringify({ status }))}`

/** Pending count from the screen's own endpoint. */
function useWaiting(
  place: 'reports' | 'reviews' | 'certifications' | 'first-photos' | 'sign-ups' | 'filters' | 'contact' | 'webhooks',
  role: Role | null,
): number | undefined {
  const { look } = useDataProvider<DeskProvider>()
  const { data } = useQuery({
    queryKey: [pendingKey, screens[place].waiting],
    queryFn: () => look<{ count: number }>(screens[place].waiting),
    enabled: mayUse(role, place),
  })
  return data?.count
}

/** Pending work for the viewer's role. */
export function PendingCounts({ role }: { role: Role | null }) {
  const all = [
    { to: '/reports', count: useWaiting('reports', role), say: homeText.reports },
    { to: '/reviews', count: useWaiting('reviews', role), say: homeText.reviews },
    { to: '/certifications', count: useWaiting('certifications', role), say: homeText.certifications },
    { to: '/first-photos', count: useWaiting('first-photos', role), say: homeText.firstPhotos },
    { to: '/sign-ups', count: useWaiting('sign-ups', role), say: homeText.signUps },
    { to: '/filters', count: useWaiting('filters', role), say: homeText.held },
    { to: '/contact', count: useWaiting('contact', role), say: homeText.letters },
    { to: '/webhooks', count: useWaiting('webhooks', role), say: homeText.webhooks },
    { to: articles('draft'), count: useCount('articles', { status: 'draft' }, role), say: homeText.drafts },
    { to: articles('scheduled'), count: useCount('articles', { status: 'scheduled' }, role), say: homeText.scheduled },
  ]
  const waiting = all.flatMap(({ to, count, say }) =>
    count === undefined || count === 0 ? [] : [{ to, count, text: say(count) }],
  )
  const known = all.some(({ count }) => count !== undefined)
  const { code, illustrations } = useBrand()
  return (
    <section className="waits" aria-labelledby="ce-qui-attend">
      <img className="deco" src={`/brand/${code}/${illustrations.deco.src}`} width={200} height={200} alt="" />
      <h2 id="ce-qui-attend">{homeText.waits}</h2>
      {waiting.length === 0 ? null : (
        <ul>
          {waiting.map(({ to, count, text }) => (
            <li key={to}>
              <Link to={to}>
                <b>{count}</b> <span>{text}</span>
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {known && waiting.length === 0 ? <p>{homeText.calm}</p> : null}
    </section>
  )
}
