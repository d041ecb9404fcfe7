import { loadPage, pageApi } from '../../api/page-api.ts'
import { viewerContext } from '../../context.ts'
import { NotificationForm } from '../../features/chat/notifications/notification-form.tsx'
import { notificationSettingsApi } from '../../features/chat/notifications/notification-settings.api.ts'
import { PreferenceMatrix } from '../../features/chat/notifications/preference-matrix.tsx'
import { saveTopics } from '../../features/chat/notifications/save-notification-form.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { notificationSettingsText as text } from '../../text/notification-settings.ts'
import type { Route } from './+types/settings-notification-topics'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext)
  const calls = notificationSettingsApi(pageApi(context))
  return loadPage(request, async () => {
    const [catalogue, preferences] = await Promise.all([calls.catalogue(), calls.preferences(id)])
    return { userId: id, catalogue, preferences }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveTopics(pageApi(context), context.get(viewerContext).id, await request.formData())
}

export default function SettingsNotificationTopics({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SettingsPage title={text.topics} back="/settings/notifications">
      <PageMeta title={text.topics} hidden />
      <div className={styles.forms}>
        <NotificationForm answer={actionData}>
          <p className="soft">{text.lead}</p>
          <PreferenceMatrix {...loaderData} />
        </NotificationForm>
      </div>
    </SettingsPage>
  )
}
