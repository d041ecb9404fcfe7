import type { LooserFilter, Page } from '@consoeurs/contract'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useNavigation } from 'react-router'
import { api } from '../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../api/client.ts'
import { useBrand } from '../../../../brand/brand-context.tsx'
import type { LiveKey } from '../../../../live/live-cache.ts'
import { useServedPages } from '../../../../live/use-served-pages.ts'
import { Link } from '../../../../navigation/link.tsx'
import memberStyles from '../../../../styles/shared/members.module.css'
import { membersText } from '../../../../text/members.ts'
import { useSwipeAway } from '../../../../ui/gestures/use-swipe-away.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { InfiniteList } from '../../../../ui/infinite-list.tsx'
import { onDemand } from '../../../../ui/on-demand.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { directoryText } from '../directory.text.ts'
import type { DirectoryView } from '../directory-view.ts'
import { filterHref } from '../filter-address.ts'
import { MemberLine } from '../member-line.tsx'
import { type ListedMember, type MemberFilters, membersApi } from '../members.api.ts'
import { NoMembers } from '../no-members.tsx'
import { usePass } from '../use-pass.ts'
import type { MemberMenuProps } from './member-menu.tsx'
import styles from './member-tile.module.css'
import { MemberTile } from './member-tile.tsx'
import { useMemberMenu } from './use-member-menu.ts'

const MemberMenu = onDemand<MemberMenuProps>(async () => (await import('./member-menu.tsx')).MemberMenu)

/** Tiles of the first rows load their pictures eagerly. */
const ABOVE_THE_FOLD = 3

interface MemberDirectoryProps {
  filters: MemberFilters
  first: Page<ListedMember>
  view: DirectoryView
  /** Suggestions for an empty list. */
  loosened: LooserFilter[]
  community?: string
  /** Of an empty list. */
  keep?: ReactNode
  /** The viewer gave no town: asks for it first. */
  placeless: boolean
}

function WhereAreYou() {
  const { title, text, action } = directoryText.where
  return (
    <li className={styles.lead}>
      <Link className={styles.where} to="/settings/profil/lieu" prefetch="intent">
        <Icon of="map-pin" size="l" />
        <b className="display heading-2">{title}</b>
        <span>{text}</span>
        <span className="button">{action}</span>
      </Link>
    </li>
  )
}

const TileSkeletons = () => (
  <ul className={styles.grid} aria-hidden="true">
    {['1', '2', '3', '4'].map((tile) => (
      <li key={tile}>
        <span className={styles.photo}>
          <Skeleton height="100%" radius={20} />
        </span>
      </li>
    ))}
  </ul>
)

interface GridProps {
  members: ListedMember[]
  passed: boolean
  placeless: boolean
  onPass?: (member: ListedMember) => void
}

function MemberGrid({ members, passed, placeless, onPass }: GridProps) {
  const list = useRef<HTMLUListElement>(null)
  const { menu, anchor, openMenu, onOpenChange } = useMemberMenu(list, members)
  const swipes = onPass !== undefined && !passed
  const swipe = useSwipeAway({
    within: '[data-id]',
    left: true,
    onAway: ({ dataset }) => {
      const member = members.find(({ id }) => id === Number(dataset.id))
      if (member !== undefined) onPass?.(member)
    },
  })
  return (
    <>
      <ul
        ref={list}
        className={swipes ? `${styles.grid} ${styles.swipes}` : styles.grid}
        data-hook="member-grid"
        aria-label={membersText.listLabel}
        {...(swipes && swipe)}
      >
        {placeless ? <WhereAreYou /> : null}
        {members.map((member, index) => (
          <MemberTile
            key={member.id}
            member={member}
            lead={index === 0 && !placeless}
            priority={index < ABOVE_THE_FOLD}
            passed={passed}
            onPass={onPass}
            onMenu={openMenu}
          />
        ))}
      </ul>
      {menu === null ? null : (
        <MemberMenu key={menu.member.id} {...menu} {...{ anchor, passed, onPass, onOpenChange }} />
      )}
    </>
  )
}

/** Paginated; the old list stays dimmed while new filters load. */
export function MemberDirectory({ filters, first, view, placeless, ...empty }: MemberDirectoryProps) {
  const asked = JSON.stringify(filters)
  const key = useMemo((): LiveKey => ['members', asked], [asked])
  const load = useCallback((cursor: string | undefined) => membersApi(api).list({ ...filters, cursor }), [filters])
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: first, load })
  const changing = useNavigation().location?.pathname === '/members'
  const pass = usePass(key)
  const { seeksSomeone } = useBrand().features
  const passed = filters.passed === true
  const onPass = seeksSomeone ? (whom: ListedMember) => void pass(whom, !passed) : undefined
  if (items.length === 0 && !hasMore) return <NoMembers filters={filters} {...empty} />
  return (
    <div className={memberStyles.list} aria-busy={changing}>
      <InfiniteList
        items={[items]}
        keyOf={() => 'members'}
        hasMore={hasMore}
        loading={loading}
        onMore={more}
        error={error instanceof ApiFailure ? error.message : null}
        nextHref={first.cursor === null ? undefined : filterHref(filters, { cursor: first.cursor })}
        skeleton={view === 'list' ? undefined : <TileSkeletons />}
      >
        {(members) =>
          view === 'list' ? (
            <ul aria-label={membersText.listLabel}>
              {members.map((member) => (
                <MemberLine key={member.id} {...{ member, passed, onPass }} />
              ))}
            </ul>
          ) : (
            <MemberGrid {...{ members, passed, onPass }} placeless={placeless && !passed} />
          )
        }
      </InfiniteList>
    </div>
  )
}
