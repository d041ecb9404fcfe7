import type { ReactNode } from 'react'
import { approvalPage } from '../middleware/while-waiting.ts'
import styles from '../styles/shared/settings.module.css'
import { settingsText } from '../text/settings.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import { ModulePage } from './module-page.tsx'
import { SettingsMenu, type SettingsValues } from './settings-menu.tsx'
import { WaitingMenu } from './settings-waiting-menu.tsx'

interface SettingsPageProps {
  title: string
  children: ReactNode
  back?: string
}

/** Root element of settings pages: list and page side by side, the page alone on phones. */
export function SettingsPage({ title, children, back = '/settings' }: SettingsPageProps) {
  const waits = (useViewer()?.approval ?? null) !== null
  return (
    <ModulePage bar={{ title, back: waits ? approvalPage : back }} wide>
      <div className={styles.page}>
        <div className="only-wide">
          <p className={`display heading-2 ${styles.title}`}>{settingsText.title}</p>
          {waits ? <WaitingMenu /> : <SettingsMenu />}
        </div>
        <section className="gutter" aria-label={title}>
          <h1 className={`display heading-2 only-wide ${styles.title}`}>{title}</h1>
          {children}
        </section>
      </div>
    </ModulePage>
  )
}

interface SettingsIndexProps {
  values: SettingsValues
  /** Beside the list on wide screens. */
  children: ReactNode
}

export function SettingsIndexPage({ values, children }: SettingsIndexProps) {
  return (
    <ModulePage bar={{ title: settingsText.title, back: '/p' }} wide>
      <div className={styles.page}>
        <div className="gutter">
          <h1 className={`display heading-2 only-wide ${styles.title}`}>{settingsText.title}</h1>
          <SettingsMenu values={values} />
        </div>
        <section className="only-wide" aria-labelledby="mon-profil">
          <h2 className={`display heading-2 ${styles.title}`} id="mon-profil">
            {settingsText.sections.profil}
          </h2>
          {children}
        </section>
      </div>
    </ModulePage>
  )
}
