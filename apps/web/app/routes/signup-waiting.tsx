import { parseWithZod } from '@conform-to/zod/v4'
import { AskConfirmation } from '@consoeurs/contract'
import { MailOpen } from 'lucide-react'
import { redirect } from 'react-router'
import { answerOffline, failForm, refuseForm } from '../api/form-answer.ts'
import { pageApi } from '../api/page-api.ts'
import { requestContext } from '../context.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { identityApi } from '../features/identity/identity.api.ts'
import { ResendForm } from '../features/identity/resend-form.tsx'
import { PageMeta } from '../page-meta.tsx'
import { identityText } from '../text/identity.ts'
import { MoreLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/signup-waiting'

export function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, publicSettings } = context.get(requestContext)
  if (viewer !== null) throw redirect('/settings/steps')
  return {
    resent: new URL(request.url).searchParams.has('renvoye'),
    // Outside production mails are written to a page anyone may read.
    demo: publicSettings.mode === 'demo',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: AskConfirmation })
  if (submission.status !== 'success') return refuseForm(submission)
  try {
    await identityApi(pageApi(context)).askConfirmation(submission.value.email)
  } catch (error) {
    return failForm(submission, error)
  }
  throw redirect('/signup/attente?renvoye')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction)
}

/** The same page whether or not the address was known: the mail says the rest. */
export default function SignUpWaiting({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Doorstep>
      <PageMeta title={identityText.waitingTitle} hidden />
      <span className="su-badge" aria-hidden="true">
        <Icon of={MailOpen} size="l" />
      </span>
      <h1 className="d h1">{identityText.waitingTitle}</h1>
      <p className="lead soft su-lead">{identityText.waitingLead}</p>
      {loaderData.demo ? (
        <p>
          <a className="link" href="/dev/mails">
            {identityText.readDemoMails}
          </a>
        </p>
      ) : null}
      <ul className="su-hints small soft">
        {identityText.waitingHints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <ResendForm lastResult={actionData} resent={loaderData.resent} />
      <MoreLink to="/signup">{identityText.waitingCorrect}</MoreLink>
    </Doorstep>
  )
}
