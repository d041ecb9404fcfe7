import { outingsChannel, type Page, type ShareView } from '@consoeurs/contract'
import { useCallback, useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { useIllustration } from '../../../brand/illustration.ts'
import { useStaleList } from '../../../live/use-live-channel.ts'
import { Link } from '../../../navigation/link.tsx'
import { membersText } from '../../../text/members.ts'
import { sharesText } from '../../../text/shares.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/chip.tsx'
import { DayList } from '../../../ui/day-list.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { shareHref, useShareList, vacancies } from '../shares/public.ts'
import styles from './agenda.module.css'
import { agendaHref, isFiltered } from './agenda-filters.ts'
import { type AgendaQuery, outingsApi } from './outings.api.ts'
import { outingsText as text } from './outings.text.ts'

type Outing = NonNullable<ShareView['outing']>
type DatePoll = NonNullable<ShareView['datePoll']>

function stateOf(outing: Outing, isHost: boolean): string | null {
  if (isHost) return text.hosting
  if (outing.mine) return text.going
  if (outing.waiting !== null) return text.waiting
  return vacancies(outing) === 0 ? text.full : null
}

interface AgendaRowProps {
  share: ShareView
  outing: Outing | DatePoll
  hour: string
  state: string | null
  checked: boolean
}

function DatedRow({ share, outing }: { share: ShareView; outing: Outing }) {
  const isHost = useViewer()?.id === share.author.id
  const hour = sharesText.outingHour(outing)
  return <AgendaRow {...{ share, outing, hour }} state={stateOf(outing, isHost)} checked={isHost || outing.mine} />
}

function UndatedRow({ share, poll }: { share: ShareView; poll: DatePoll }) {
  const isHost = useViewer()?.id === share.author.id
  const ticked = poll.dates.some(({ mine }) => mine) ? text.ticked : null
  const state = isHost ? text.hosting : ticked
  const hour = text.proposed(poll.dates.length)
  return <AgendaRow {...{ share, hour, state }} outing={poll} checked />
}

function AgendaRow({ share, outing, hour, state, checked }: AgendaRowProps) {
  const { outings } = useBrand()
  const picture = share.cover === null ? share.images[0] : undefined
  const title = share.cover === null ? share.title : ''
  const where = [outing.place, membersText.place(outing.town, null)].filter(Boolean).join(', ')
  const kind = outings.kinds.find(({ value }) => value === outing.kind)?.label
  const distance = outing.distance === null ? undefined : text.distance[outing.distance]
  return (
    <Link className={`gutter ${styles.row}`} to={shareHref(share)} prefetch="intent" data-hook="agenda-row">
      <span className={`display tabular-numbers ${styles.hour}`}>{hour}</span>
      <span className={styles.words}>
        <b>{title || sharesText.by(share.author.displayName)}</b>
        {where === '' ? null : <span className="small">{where}</span>}
        <span className="meta">{[kind, distance].filter(Boolean).join(', ')}</span>
        <span className={styles.host}>
          <Avatar src={share.author.avatar} name={share.author.displayName} size="xs" />
          <span className="meta truncated">{text.host(share.author.displayName)}</span>
        </span>
        {state === null ? null : (
          <span className={styles.state}>
            <Tag icon={checked ? 'check' : 'clock'}>{state}</Tag>
          </span>
        )}
      </span>
      {picture === undefined ? null : (
        <img
          className={styles.picture}
          src={picture.formats.thumbnail.url}
          alt=""
          width={72}
          height={72}
          loading="lazy"
        />
      )}
    </Link>
  )
}

function NothingPlanned({ query }: { query: AgendaQuery }) {
  const { outings, shareKinds } = useBrand()
  const picture = useIllustration('empty')
  const kind = shareKinds.find(({ form }) => form === 'outing')?.kind ?? '1'
  if (isFiltered(query)) {
    const { title, text: words } = query.when === 'undated' ? text.undatedEmpty : text.filteredEmpty
    const { action } = text.filteredEmpty
    const all = <ButtonLink to={agendaHref({ scope: query.scope })}>{action}</ButtonLink>
    return <EmptyState title={title} text={words} picture={picture} action={all} />
  }
  if (query.scope === 'mine') {
    const { title, text: words, action } = text.mineEmpty
    return (
      <EmptyState
        title={title}
        text={words}
        picture={picture}
        action={<ButtonLink to="/outings">{action}</ButtonLink>}
      />
    )
  }
  const { title, text: words, action } = outings.empty
  const propose = <ButtonLink to={`/shares?publier=${kind}`}>{action}</ButtonLink>
  return <EmptyState title={title} text={words} picture={picture} action={propose} />
}

export function AgendaList({ first, query }: { first: Page<ShareView>; query: AgendaQuery }) {
  const { when, within, kind, scope } = query
  const asked = useMemo(() => ({ when, within, kind, scope }), [when, within, kind, scope])
  const load = useCallback((cursor: string | undefined) => outingsApi(api).list({ ...asked, cursor }), [asked])
  const { items, more, hasMore, loading, error, reload } = useShareList('outings', { query: asked, first, load })
  useStaleList({ channel: outingsChannel, type: 'outings.stale', reload })
  if (items.length === 0 && !hasMore) return <NothingPlanned query={query} />
  const problem = error instanceof ApiFailure ? error.message : null
  const pages = { items, hasMore, loading, onMore: more, error: problem, keyOf: ({ id }: ShareView) => id }
  if (when === 'undated')
    return (
      <section aria-label={text.when.undated}>
        <InfiniteList {...pages} nextHref={nextHref(query, first.cursor)}>
          {(share) => (share.datePoll === null ? null : <UndatedRow share={share} poll={share.datePoll} />)}
        </InfiniteList>
      </section>
    )
  return (
    <section aria-label={text.listLabel}>
      <DayList {...pages} dateOf={({ outing }) => outing?.at ?? ''} nextHref={nextHref(query, first.cursor)}>
        {(share) => (share.outing === null ? null : <DatedRow share={share} outing={share.outing} />)}
      </DayList>
    </section>
  )
}

function nextHref(query: AgendaQuery, cursor: string | null): string | undefined {
  if (cursor === null) return undefined
  const href = agendaHref(query)
  return `${href}${href.includes('?') ? '&' : '?'}cursor=${cursor}`
}
