import { PauseSection } from '../../features/account/identity/security/pause-section.tsx'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { settingsText } from '../../text/settings.ts'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export default function SettingsPause() {
  return (
    <SettingsPage title={settingsText.sections.pause}>
      <PageMeta title={settingsText.sections.pause} hidden />
      <div className={styles.forms}>
        <PauseSection />
      </div>
    </SettingsPage>
  )
}
