import { ApiFailure } from '../../api/client.ts'
import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { viewerContext } from '../../context.ts'
import { type ApprovalAnswer, Pending, Refused } from '../../features/account/arrival/approval-state.tsx'
import { arrivalApi } from '../../features/account/arrival/arrival.api.ts'
import { arrivalText } from '../../features/account/arrival/arrival.text.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { WaitingMenu } from '../../layouts/settings-waiting-menu.tsx'
import { user } from '../../middleware/user.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import type { Route } from './+types/account-approval'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

const text = arrivalText.approval

export function loader({ request, context }: Route.LoaderArgs) {
  const { approval, profileCompleted } = context.get(viewerContext)
  if (approval === null) throw redirectTo(profileCompleted ? '/dashboard' : '/settings/steps')
  return loadPage(request, async () => ({ approval: await arrivalApi(pageApi(context)).approval() }))
}

export async function action({ request, context }: Route.ActionArgs): Promise<ApprovalAnswer> {
  const message = String((await request.formData()).get('message') ?? '')
  try {
    await arrivalApi(pageApi(context)).askAgain(message)
    return { asked: true }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { problem: error.fields.message?.[0] ?? error.message, message }
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOffline(serverAction, (problem): ApprovalAnswer => ({ problem }))
}

/** The one page of a newcomer until the team approves her sign-up. */
export default function AccountApproval({ loaderData: { approval }, actionData }: Route.ComponentProps) {
  const refused = approval.state === 'refused'
  return (
    <SignInLayout>
      <PageMeta title={refused ? text.refusedTitle : text.title} hidden />
      <div className={`stack ${styles.form}`}>
        {refused ? (
          <Refused approval={approval} answer={actionData} />
        ) : (
          <Pending since={approval.since} answer={actionData} />
        )}
        <section className="stack">
          <h2 className="display heading-4">{text.meanwhile}</h2>
          <p className="small soft">{text.meanwhileLead}</p>
          <WaitingMenu />
        </section>
      </div>
    </SignInLayout>
  )
}
