import { data, Form } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { viewerContext } from '../context.ts'
import { notificationSettingsApi } from '../features/notifications/notification-settings.api.ts'
import { DigestChoice, WaySwitch } from '../features/notifications/notification-ways.tsx'
import { PreferenceMatrix } from '../features/notifications/preference-matrix.tsx'
import { saveNotificationForm } from '../features/notifications/save-notification-form.ts'
import { PushHealth } from '../features/push/public.ts'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import stylesheet from '../styles/page-notification-settings.css?url'
import { notificationSettingsText as text } from '../text/notification-settings.ts'
import { settingsText } from '../text/settings.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'
import { Unscripted } from '../ui/unscripted.tsx'
import type { Route } from './+types/settings-notifications'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export function loader({ request, context }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext)
  const calls = notificationSettingsApi(pageApi(context))
  return loadPage(request, async () => {
    const [catalogue, preferences, settings] = await Promise.all([
      calls.catalogue(),
      calls.preferences(id),
      calls.settings(),
    ])
    return { userId: id, catalogue, preferences, settings }
  })
}

/** Where no script runs. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id } = context.get(viewerContext)
  const typed = await request.formData()
  try {
    await saveNotificationForm(pageApi(context), id, typed)
    return data({ saved: true, problem: undefined })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data({ saved: false, problem: error.message }, { status: error.status || 503 })
  }
}

export default function SettingsNotifications({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, catalogue, preferences, settings } = loaderData
  return (
    <SettingsPage title={settingsText.sections.notifications}>
      <PageMeta title={settingsText.sections.notifications} hidden />
      <div className="set-forms">
        <PushHealth viewerId={userId} />
        <Form method="post" className="set-form ns">
          <FormError text={actionData?.problem} />
          <p className="soft ns-lead">{text.lead}</p>
          <div className="set-switches">
            <WaySwitch way="discreetPushes" settings={settings} />
            <WaySwitch way="sound" settings={settings} />
          </div>
          <PreferenceMatrix catalogue={catalogue} preferences={preferences} userId={userId} />
          <h2 className="d h4">{text.mails}</h2>
          <div className="set-switches ns-mails">
            <WaySwitch way="emailReminders" settings={settings} />
          </div>
          <DigestChoice saved={settings.emailDigest} />
          <Unscripted>
            <Button type="submit">{text.save}</Button>
          </Unscripted>
          <p className="small soft" role="status">
            {actionData?.saved ? text.saved : ''}
          </p>
        </Form>
      </div>
    </SettingsPage>
  )
}
