import { loadPage, pageApi } from '../api/page-api.ts'
import { answerPart, keepPartOffline } from '../features/settings/answer-part.ts'
import { ReadingForm } from '../features/settings/reading-form.tsx'
import { settingsApi } from '../features/settings/settings.api.ts'
import { ThemeChoice } from '../features/settings/theme-choice.tsx'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { settingsText } from '../text/settings.ts'
import { Unscripted } from '../ui/unscripted.tsx'
import type { Route } from './+types/settings-appearance'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => settingsApi(pageApi(context)).profile())
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerPart(pageApi(context), await request.formData())
}

export const clientAction = (args: Route.ClientActionArgs) => keepPartOffline(args)

export default function SettingsAppearance({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={settingsText.sections.apparence}>
      <PageMeta title={settingsText.sections.apparence} hidden />
      <div className="set-forms">
        <div className="set-form">
          <ThemeChoice />
          <Unscripted>
            <p className="small soft">{settingsText.themeNeedsScripts}</p>
          </Unscripted>
        </div>
        <ReadingForm profile={loaderData} />
      </div>
    </SettingsPage>
  )
}
