import { ApiFailure } from '../../api/client.ts'
import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { arrivalApi } from '../../features/account/arrival/arrival.api.ts'
import { type InvitationAnswer, InvitationLink } from '../../features/account/arrival/invitation-link.tsx'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { settingsText } from '../../text/settings.ts'
import type { Route } from './+types/settings-invitation'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => arrivalApi(pageApi(context)).invitation())
}

export async function action({ request, context }: Route.ActionArgs): Promise<InvitationAnswer> {
  const intent = (await request.formData()).get('intent')
  const api = arrivalApi(pageApi(context))
  try {
    if (intent === 'revoke') {
      await api.revokeInvitation()
      return { revoked: true }
    }
    await api.renewInvitation()
    return {}
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { problem: error.message }
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOffline(serverAction, (problem): InvitationAnswer => ({ problem }))
}

export default function SettingsInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = useBrand().text.invitation
  return (
    <SettingsPage title={settingsText.sections.invitation}>
      <PageMeta title={settingsText.sections.invitation} hidden />
      <div className={styles.forms}>
        <div className="stack">
          <InvitationLink url={loaderData.url} title={title} answer={actionData} />
        </div>
      </div>
    </SettingsPage>
  )
}
