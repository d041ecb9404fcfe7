import { distanceBands, type LooserFilter } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { useBrand } from '../../../brand/brand-context.tsx'
import { useIllustration } from '../../../brand/illustration.ts'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/members.module.css'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { sendLink } from '../../../ui/copy-link.ts'
import { Icon } from '../../../ui/icon.tsx'
import overlaysStyles from '../../../ui/overlays/overlays.module.css'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { activeFilters } from './active-filters.ts'
import { directoryText } from './directory.text.ts'
import { filterHref } from './filter-address.ts'
import type { MemberFilters } from './members.api.ts'

interface NoMembersProps {
  filters: MemberFilters
  loosened: LooserFilter[]
  /** Name of the community of the filters. */
  community?: string
  /** Asks to be notified of what these filters find later. */
  keep?: ReactNode
}

/** Which filter to drop, and how many members that would add. */
function Loosen({ filters, loosened, community }: NoMembersProps) {
  const brand = useBrand()
  const ways = activeFilters(filters, brand, community).flatMap(({ name, label, without }) => {
    const count = loosened.find(({ filter }) => filter === name)?.count ?? 0
    return count === 0 ? [] : [{ label: directoryText.loosened(label, count), to: filterHref(without) }]
  })
  if (ways.length === 0) return null
  return (
    <nav className={styles.loosen} aria-label={directoryText.loosenTitle}>
      <h2 className="display heading-4">{directoryText.loosenTitle}</h2>
      <ul>
        {ways.map(({ label, to }) => (
          <li key={to}>
            <Link className={overlaysStyles.menuItem} data-hook="menu-item" to={to} prefetch="intent">
              <span className="grow">{label}</span>
              <Icon of="chevron-right" size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Empty list: the reason and what to do. */
export function NoMembers({ filters, loosened, community, keep }: NoMembersProps) {
  const { name, text } = useBrand()
  const picture = useIllustration('empty')
  const { sort, passed, ...narrowing } = filters
  if (passed) return <EmptyState picture={picture} {...directoryText.passedNone} />
  const filtered = Object.keys(narrowing).length > 0
  if (sort === 'affinity' && !filtered) {
    const { action, ...words } = directoryText.affinityNone
    return (
      <EmptyState picture={picture} {...words} action={<ButtonLink to="/settings/profil/gouts">{action}</ButtonLink>} />
    )
  }
  const { within } = filters
  if (within !== undefined && Object.keys(narrowing).length === 1) {
    const wider = distanceBands.find((band) => band > Number(within))
    const band = wider === undefined ? undefined : (String(wider) as typeof within)
    const { title, text: words } = directoryText.nobodyWithin
    const to = filterHref({ ...filters, within: band })
    const action = (
      <>
        <ButtonLink to={to}>{directoryText.widen(wider)}</ButtonLink>
        {keep}
      </>
    )
    return <EmptyState picture={picture} title={title(within)} text={words} action={action} />
  }
  const { action, ...words } = filtered ? text.emptyMembers : text.firstDays
  return (
    <>
      <EmptyState
        picture={picture}
        {...words}
        action={
          filtered ? (
            <>
              <ButtonLink to="/members">{action}</ButtonLink>
              {keep}
            </>
          ) : (
            <Button onClick={() => void sendLink('/', name)}>{action}</Button>
          )
        }
      />
      <Loosen {...{ filters, loosened, community }} />
    </>
  )
}
