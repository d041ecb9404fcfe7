import { loadPage, pageApi } from '../api/page-api.ts'
import { HistoryChoice } from '../features/history/public.ts'
import { answerPart, keepPartOffline } from '../features/settings/answer-part.ts'
import { PrivacyForm } from '../features/settings/privacy-form.tsx'
import { settingsApi } from '../features/settings/settings.api.ts'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { settingsText } from '../text/settings.ts'
import type { Route } from './+types/settings-privacy'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => settingsApi(pageApi(context)).profile())
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerPart(pageApi(context), await request.formData())
}

export const clientAction = (args: Route.ClientActionArgs) => keepPartOffline(args)

export default function SettingsPrivacy({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={settingsText.sections.confidentialite}>
      <PageMeta title={settingsText.sections.confidentialite} hidden />
      <div className="set-forms">
        <PrivacyForm profile={loaderData} />
        <HistoryChoice viewerId={loaderData.id} />
      </div>
    </SettingsPage>
  )
}
