import type { OwnProfile } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { CertifiedMark } from '../brand/marks.tsx'
import { Link } from '../navigation/link.tsx'
import styles from '../styles/shared/settings.module.css'
import { membersText } from '../text/members.ts'
import { settingsText } from '../text/settings.ts'
import { readThemeSetting } from '../theme/apply-theme.ts'
import type { ThemeSetting } from '../theme/theme.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Field } from '../ui/forms/field.tsx'
import { TextInput } from '../ui/forms/text-input.tsx'
import { Icon } from '../ui/icon.tsx'
import { ActionRow, Row, Rows } from '../ui/rows/rows.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import { findSettings } from './settings-search.ts'
import { type SettingsSlug, settingsGroups } from './settings-sections.ts'
import { SignOutButton } from './sign-out-button.tsx'

const settings = '/settings'
const pathOf = (slug: SettingsSlug) => `${settings}/${slug}`

/** Current values that only the index loads. */
export interface SettingsValues {
  profile: OwnProfile
  blocks: number
  mutes: number
  devices: number
}

const shownCount = (count: number) => (count === 0 ? undefined : count)

/** Of this device, so known after hydration only. */
function useThemeName(): string | undefined {
  const [theme, setTheme] = useState<ThemeSetting | null>(null)
  useEffect(() => setTheme(readThemeSetting()), [])
  return theme === null ? undefined : settingsText.themes[theme].label
}

function useValues(values: SettingsValues | undefined): Partial<Record<SettingsSlug, string | number | undefined>> {
  const apparence = useThemeName()
  if (values === undefined) return { apparence }
  const { profile, blocks, mutes, devices } = values
  return {
    apparence,
    confidentialite: settingsText.visibilityNames[profile.visibility],
    blocages: shownCount(blocks + mutes),
    discretion: profile.discreetMode ? settingsText.on : undefined,
    securite: shownCount(devices),
  }
}

function OwnCard({ profile, current }: { profile: OwnProfile | undefined; current: boolean }) {
  const viewer = useViewer()
  if (viewer === null) return null
  const { displayName, avatarUrl } = viewer
  return (
    <Link
      className={styles.card}
      to={pathOf('profil')}
      prefetch="intent"
      viewTransition
      aria-current={current ? 'page' : undefined}
    >
      <Avatar src={avatarUrl} name={displayName} size="lg" />
      <span className="grow">
        <b className="person-name">
          <span className="truncated">
            {profile === undefined ? displayName : membersText.nameAge(displayName, profile.age)}
          </span>
          {profile?.certified ? <CertifiedMark label={membersText.certifiedOn(profile.certifiedAt)} /> : null}
        </b>
        <span className="meta block">{settingsText.cardLead}</span>
      </span>
      <Icon of="chevron-right" size="s" />
    </Link>
  )
}

function Groups({ values, pathname }: { values: SettingsValues | undefined; pathname: string }) {
  const shown = useValues(values)
  return (
    <>
      <OwnCard profile={values?.profile} current={pathname.startsWith(pathOf('profil'))} />
      {settingsGroups.map((group, index) => (
        <Rows key={group[0]?.slug}>
          {group.map(({ slug, icon }) => (
            <Row
              key={slug}
              to={pathOf(slug)}
              icon={icon}
              label={settingsText.sections[slug]}
              value={shown[slug]}
              current={pathname.startsWith(pathOf(slug))}
            />
          ))}
          {index === settingsGroups.length - 1 ? (
            <>
              <Row to="/l/support" icon="life-buoy" label={settingsText.help} />
              <ActionRow>{(className) => <SignOutButton className={className} />}</ActionRow>
            </>
          ) : null}
        </Rows>
      ))}
      <p className={`meta ${styles.free}`}>{settingsText.freeForAll}</p>
    </>
  )
}

function Found({ typed }: { typed: string }) {
  const found = findSettings(typed)
  return (
    <>
      <p className={found.length === 0 ? 'soft' : 'visually-hidden'} role="status">
        {found.length === 0 ? settingsText.searchNone(typed) : settingsText.searchFound(found.length)}
      </p>
      {found.length === 0 ? null : (
        <Rows>
          {found.map(({ slug, icon, detail }) => (
            <Row key={slug} to={pathOf(slug)} icon={icon} label={settingsText.sections[slug]} detail={detail} />
          ))}
        </Rows>
      )}
    </>
  )
}

interface SettingsMenuProps {
  values?: SettingsValues | undefined
  className?: string
}

/** All settings pages, with a search. It filters while she types; without scripts it sends the words to /settings. */
export function SettingsMenu({ values, className }: SettingsMenuProps) {
  const { pathname } = useLocation()
  const [searchParams] = useSearchParams()
  const [typed, setTyped] = useState(pathname === settings ? (searchParams.get('q') ?? '') : '')
  const asked = typed.trim()
  return (
    <div className={`${styles.menu} ${className ?? ''}`}>
      <search>
        <form action={settings} onSubmit={(event) => event.preventDefault()}>
          <Field label={settingsText.searchLabel} hiddenLabel>
            <TextInput
              type="search"
              name="q"
              icon="search"
              look="pill"
              placeholder={settingsText.searchLabel}
              maxLength={60}
              autoComplete="off"
              enterKeyHint="search"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
        </form>
      </search>
      <nav className={styles.groups} aria-label={settingsText.title}>
        {asked === '' ? <Groups values={values} pathname={pathname} /> : <Found typed={asked} />}
      </nav>
    </div>
  )
}
