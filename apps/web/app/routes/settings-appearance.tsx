import { redirect } from 'react-router'
import { requestContext } from '../context.ts'
import { ThemeChoice } from '../features/settings/theme-choice.tsx'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { settingsText } from '../text/settings.ts'
import { Unscripted } from '../ui/unscripted.tsx'
import type { Route } from './+types/settings-appearance'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(requestContext).viewer === null) throw redirect('/login?suite=%2Fsettings%2Fapparence')
  return null
}

export default function SettingsAppearance() {
  return (
    <SettingsPage title={settingsText.sections.apparence}>
      <PageMeta title={settingsText.sections.apparence} hidden />
      <div className="set-forms">
        <ThemeChoice />
        <Unscripted>
          <p className="small soft">{settingsText.themeNeedsScripts}</p>
        </Unscripted>
      </div>
    </SettingsPage>
  )
}
