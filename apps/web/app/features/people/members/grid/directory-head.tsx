import { Link } from '../../../../navigation/link.tsx'
import styles from '../../../../styles/shared/members.module.css'
import { membersText } from '../../../../text/members.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { directoryText } from '../directory.text.ts'
import type { DirectoryView } from '../directory-view.ts'
import { type MemberFilters, usualSort } from '../members.api.ts'
import { SortMenu } from '../sort-menu.tsx'
import { ViewSwitch } from '../view-switch.tsx'

interface DirectoryHeadProps {
  filters: MemberFilters
  view: DirectoryView
  /** Of the viewer. */
  town: string | null
}

function titleOf({ passed, sort = usualSort }: MemberFilters, town: string | null): string {
  if (passed) return directoryText.passedOnly
  if (sort !== usualSort) return membersText.sorts[sort]
  return town === null ? membersText.title : directoryText.near
}

export function DirectoryHead({ filters, view, town }: DirectoryHeadProps) {
  const city = membersText.place(town, null)
  const place = filters.within === undefined ? city : directoryText.placeWithin(city, filters.within)
  return (
    <header className={styles.head}>
      <h1 className="display heading-1">{titleOf(filters, town)}</h1>
      {town === null ? null : (
        <Link className={styles.place} to="/settings/profil/lieu" aria-label={directoryText.placeChange(place)}>
          <Icon of="map-pin" size="s" />
          <span className="truncated">{place}</span>
        </Link>
      )}
      <span className={styles.tools}>
        <SortMenu filters={filters} />
        <ViewSwitch filters={filters} view={view} />
      </span>
    </header>
  )
}
