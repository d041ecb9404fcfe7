import { loadPage, pageApi } from '../../api/page-api.ts'
import { viewerContext } from '../../context.ts'
import { NotificationForm } from '../../features/chat/notifications/notification-form.tsx'
import { notificationSettingsApi } from '../../features/chat/notifications/notification-settings.api.ts'
import { DigestChoice, WaySwitch } from '../../features/chat/notifications/notification-ways.tsx'
import { saveWays } from '../../features/chat/notifications/save-notification-form.ts'
import { PushHealth } from '../../features/chat/push/public.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { notificationSettingsText as text } from '../../text/notification-settings.ts'
import { settingsText } from '../../text/settings.ts'
import { Row, Rows } from '../../ui/rows/rows.tsx'
import type { Route } from './+types/settings-notifications'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext)
  return loadPage(request, async () => ({
    userId: id,
    settings: await notificationSettingsApi(pageApi(context)).settings(),
  }))
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveWays(pageApi(context), await request.formData())
}

export default function SettingsNotifications({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, settings } = loaderData
  return (
    <SettingsPage title={settingsText.sections.notifications}>
      <PageMeta title={settingsText.sections.notifications} hidden />
      <div className={styles.forms}>
        <PushHealth viewerId={userId} />
        <Rows>
          <Row to="/settings/sujets" icon="sliders-horizontal" label={text.topics} />
        </Rows>
        <NotificationForm answer={actionData}>
          <div className={styles.switches}>
            <WaySwitch way="discreetPushes" settings={settings} />
            <WaySwitch way="sound" settings={settings} />
            <WaySwitch way="emailReminders" settings={settings} />
          </div>
          <DigestChoice saved={settings.emailDigest} />
        </NotificationForm>
      </div>
    </SettingsPage>
  )
}
