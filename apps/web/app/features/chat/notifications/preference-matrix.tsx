import { catalogue as given } from '@consoeurs/brand/catalogue'
import type { CatalogueGroup } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import styles from '../../../styles/shared/settings.module.css'
import { notificationSettingsText as text } from '../../../text/notification-settings.ts'
import { Switch } from '../../../ui/forms/checkbox.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { notificationSettingsApi, type Preference } from './notification-settings.api.ts'
import { SavedSwitch } from './saved-switch.tsx'

/** Hints below the labels: operators edit labels, the hints stay with the value. */
const hints = new Map(
  given.flatMap(({ section, entries }) => entries.map(({ value, hint }) => [`${section}.${value}`, hint])),
)

type Half = 'inApp' | 'push'
const halves: Array<{ half: Half; labelOf: (label: string) => string }> = [
  { half: 'inApp', labelOf: text.inAppOf },
  { half: 'push', labelOf: text.pushOf },
]

interface EntryRowProps {
  id: string
  label: string
  always: boolean
  preference: Preference | undefined
  userId: number
}

function EntryRow({ id, label, always, preference, userId }: EntryRowProps) {
  const hint = hints.get(id)
  const save = (half: Half) => async (on: boolean) => {
    const all = await notificationSettingsApi(api).choose(userId, [{ id, [half]: on }])
    return all.find((known) => known.id === id)?.[half] ?? on
  }
  return (
    <tr>
      <th scope="row">
        <span className={styles.matrixLabel}>{label}</span>
        {hint === undefined ? null : <span className="meta block">{hint}</span>}
        {always ? null : <input type="hidden" name="entry" value={id} />}
      </th>
      {halves.map(({ half, labelOf }) => (
        <td key={half}>
          {always ? (
            <Switch bare label={labelOf(label)} checked disabled readOnly />
          ) : (
            <SavedSwitch
              bare
              name={`${half}:${id}`}
              label={labelOf(label)}
              saved={preference?.[half] ?? true}
              save={save(half)}
            />
          )}
        </td>
      ))}
    </tr>
  )
}

interface PreferenceMatrixProps {
  catalogue: CatalogueGroup[]
  preferences: Preference[]
  userId: number
}

export function PreferenceMatrix({ catalogue, preferences, userId }: PreferenceMatrixProps) {
  const chosen = new Map(preferences.map((preference) => [preference.id, preference]))
  return (
    <table className={styles.matrix}>
      <caption className="visually-hidden">{text.matrix}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Icon of="app-window" />
            {text.inApp}
          </th>
          <th scope="col">
            <Icon of="smartphone" />
            {text.push}
          </th>
        </tr>
      </thead>
      {catalogue.map(({ section, label, entries }) => (
        <tbody key={section}>
          <tr>
            <th colSpan={3} className="display heading-4" scope="rowgroup">
              {label}
              {entries.every(({ always }) => always) ? <span className="meta">{` (${text.always})`}</span> : null}
            </th>
          </tr>
          {entries.map((entry) => {
            const id = `${section}.${entry.value}`
            return <EntryRow key={id} {...entry} id={id} preference={chosen.get(id)} userId={userId} />
          })}
        </tbody>
      ))}
    </table>
  )
}
