import type { Loosened } from '@consoeurs/contract'
import { Link } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { useIllustration } from '../../brand/illustration.ts'
import { directoryText } from '../../text/directory.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { sendLink } from '../shares/public.ts'
import { activeFilters } from './active-filters.ts'
import { filterHref } from './filter-address.ts'
import type { MemberFilters } from './members.api.ts'

interface NobodyProps {
  filters: MemberFilters
  loosened: Loosened[]
}

/** Which filter to do without, and how many it would bring. */
function Loosen({ filters, loosened }: NobodyProps) {
  const brand = useBrand()
  const ways = activeFilters(filters, brand).flatMap(({ name, label, without }) => {
    const count = loosened.find(({ filter }) => filter === name)?.count ?? 0
    return count === 0 ? [] : [{ label: directoryText.loosened(label, count), to: filterHref(without) }]
  })
  if (ways.length === 0) return null
  return (
    <nav className="m-loosen" aria-label={directoryText.loosenTitle}>
      <h2 className="d h4">{directoryText.loosenTitle}</h2>
      <ul>
        {ways.map(({ label, to }) => (
          <li key={to}>
            <Link className="menu-item" to={to} prefetch="intent">
              <span className="grow">{label}</span>
              <Icon of="chevron-right" size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The list shows nobody: why, and what she can do about it. */
export function Nobody({ filters, loosened }: NobodyProps) {
  const { name, text } = useBrand()
  const picture = useIllustration('empty')
  const { sort, passed, ...narrowing } = filters
  if (passed) return <EmptyState picture={picture} {...directoryText.passedNone} />
  const filtered = Object.keys(narrowing).length > 0
  if (sort === 'affinity' && !filtered) {
    const { action, ...words } = directoryText.affinityNone
    return <EmptyState picture={picture} {...words} action={<ButtonLink to="/settings/profil">{action}</ButtonLink>} />
  }
  const { action, ...words } = filtered ? text.emptyMembers : text.firstDays
  return (
    <>
      <EmptyState
        picture={picture}
        {...words}
        action={
          filtered ? (
            <ButtonLink to="/members">{action}</ButtonLink>
          ) : (
            <Button onClick={() => void sendLink('/', name)}>{action}</Button>
          )
        }
      />
      <Loosen filters={filters} loosened={loosened} />
    </>
  )
}
