import { NavLink } from 'react-router'
import { settingsText } from '../text/settings.ts'
import { Icon } from '../ui/icon.tsx'
import { settingsSections } from './settings-sections.ts'
import { SignOutLink } from './sign-out-link.tsx'

/** Left column on wide screens. */
export function SettingsNav() {
  return (
    <nav className="setnav only-wide" aria-label={settingsText.title}>
      <p className="d h2 setnav-title">{settingsText.title}</p>
      {settingsSections.map(({ slug, icon }) => (
        <NavLink key={slug} className="nav" to={`/settings/${slug}`} prefetch="intent" viewTransition>
          <Icon of={icon} />
          {settingsText.sections[slug]}
        </NavLink>
      ))}
    </nav>
  )
}

/** The whole of /settings on a phone: each page with a word on what it holds. */
export function SettingsList() {
  return (
    <nav className="setlist" aria-label={settingsText.title}>
      {settingsSections.map(({ slug, icon }) => (
        <NavLink key={slug} to={`/settings/${slug}`} prefetch="intent" viewTransition>
          <Icon of={icon} />
          <span className="grow">
            <span className="b">{settingsText.sections[slug]}</span>
            <span className="meta">{settingsText.summaries[slug]}</span>
          </span>
          <Icon of="chevron-right" size="s" />
        </NavLink>
      ))}
      <SignOutLink className="only-phone" />
    </nav>
  )
}
