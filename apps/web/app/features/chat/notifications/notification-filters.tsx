import { ChipLink, Chips } from '../../../ui/chip.tsx'
import { filterHref, type NotificationFilter } from './notification-filter.ts'
import { notificationsText } from './notifications.text.ts'

type ShownSection = keyof typeof notificationsText.sections
const sections = Object.entries(notificationsText.sections) as [section: ShownSection, label: string][]

function Values({ filter }: { filter: NotificationFilter }) {
  const { section } = filter
  const labels: Record<string, string> = (section !== null && notificationsText.values[section]) || {}
  const values = Object.keys(labels)
  if (values.length === 0) return null
  return (
    <Chips scroll label={notificationsText.valuesLabel}>
      {values.map((value) => (
        <ChipLink
          key={value}
          to={filterHref({ ...filter, value: filter.value === value ? null : value })}
          current={filter.value === value}
        >
          {labels[value]}
        </ChipLink>
      ))}
    </Chips>
  )
}

/** Filters are links. */
export function NotificationFilters({ filter }: { filter: NotificationFilter }) {
  const { section, unread } = filter
  return (
    <>
      <Chips scroll label={notificationsText.sectionsLabel}>
        <ChipLink to="/notifications" current={section === null && !unread}>
          {notificationsText.all}
        </ChipLink>
        <ChipLink to={filterHref({ ...filter, unread: !unread })} current={unread}>
          {notificationsText.unreadOnly}
        </ChipLink>
        {sections.map(([name, label]) => (
          <ChipLink key={name} to={filterHref({ unread, section: name })} current={section === name}>
            {label}
          </ChipLink>
        ))}
      </Chips>
      <Values filter={filter} />
    </>
  )
}
