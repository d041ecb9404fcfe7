import { careSettingOf, type SiteSettingKey, type SiteSettingRow } from '@consoeurs/contract'
import { useGetList } from 'ra-core'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { Loading } from '../../shell/loading.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { settingsText } from '../../text/settings.ts'
import { SettingLine } from './setting-line.tsx'

const whole = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const } }

const groups = {
  house: [
    'operatorName',
    'operatorAddress',
    'operatorPhone',
    'operatorEmail',
    'operatorRegistration',
    'publisherName',
    'hosting',
  ],
  links: ['canonicalQuery'],
  measure: ['analyticsId'],
  previews: ['linkPreviews'],
  newcomers: ['signUpsApproved', 'invitedSkipApproval', 'firstPhotosChecked'],
  towns: ['openedTowns'],
  ledger: ['ledgerNote', 'supportUrl'],
  care: Object.values(careSettingOf),
} as const satisfies Record<string, SiteSettingKey[]>
type SettingsGroup = keyof typeof groups

function Settings({ settings }: { settings: SiteSettingRow[] }) {
  const byKey = new Map(settings.map((setting) => [setting.key, setting]))
  const present = (group: SettingsGroup) => groups[group].some((key) => byKey.has(key))
  return (Object.keys(groups) as SettingsGroup[]).filter(present).map((group) => (
    <section key={group} className="panel settings" aria-label={settingsText.groups[group]}>
      <h2>{settingsText.groups[group]}</h2>
      <p className="hint">{settingsText.hints[group]}</p>
      {groups[group].map((key) => {
        const setting = byKey.get(key)
        return setting === undefined ? null : <SettingLine key={key} setting={setting} />
      })}
    </section>
  ))
}

/** Site settings that apply without a restart. */
export function SettingsScreen() {
  const { data, error } = useGetList<SiteSettingRow>('settings', whole)
  return (
    <>
      <PageHead title={settingsText.title}>
        <a href="/l/mentions-legales" target="_blank" rel="noreferrer">
          {settingsText.see}
        </a>
      </PageHead>
      <p className="house-lead">{settingsText.lead}</p>
      {error ? <ErrorScreen error={error} /> : null}
      {data === undefined && !error ? <Loading /> : null}
      <div className="stack house">{data === undefined ? null : <Settings settings={data} />}</div>
    </>
  )
}
