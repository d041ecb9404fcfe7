import type { ReactNode } from 'react'
import { settingsText } from '../text/settings.ts'
import { ModulePage } from './module-page.tsx'
import { SettingsNav } from './settings-list.tsx'
import '../styles/page-settings.css'

interface SettingsPageProps {
  title: string
  children: ReactNode
  /** /settings itself: on a phone it has no page above it. */
  index?: boolean
}

/** What a page of the settings layout returns: the list at the left, the page at the right; on a phone, one or the other. */
export function SettingsPage({ title, children, index = false }: SettingsPageProps) {
  const bar = { title, back: index ? '/dashboard' : '/settings' }
  return (
    <ModulePage bar={bar} wide>
      <div className="set">
        <SettingsNav />
        <section className="set-main pad" aria-label={title || settingsText.title}>
          <h1 className="d h2 only-wide set-title">{title}</h1>
          {children}
        </section>
      </div>
    </ModulePage>
  )
}
