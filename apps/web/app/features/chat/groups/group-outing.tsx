import type { GroupDetails } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import { sharesText } from '../../../text/shares.ts'
import { Icon } from '../../../ui/icon.tsx'
import { groupFormText as text } from './group-form.text.ts'
import styles from './groups.module.css'

/** The outing that the group was created for. */
export function GroupOuting({ outing }: Pick<GroupDetails, 'outing'>) {
  if (outing === null) return null
  const { slug, title, at, timeZone, place } = outing
  return (
    <Link to={`/shares/${slug}`} className={styles.outing} prefetch="intent" data-hook="group-outing">
      <Icon of="calendar" />
      <span className="grow">
        <span className="bold">{title || text.outingTitle}</span>
        <span className="small">{[sharesText.outingWhen(at, timeZone), place].filter(Boolean).join(', ')}</span>
      </span>
      <Icon of="chevron-right" />
    </Link>
  )
}
