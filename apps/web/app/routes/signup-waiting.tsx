import { parseWithZod } from '@conform-to/zod/v4'
import { AskByMail } from '@consoeurs/contract'
import { redirect } from 'react-router'
import { answerOffline, failForm, refuseForm } from '../api/form-answer.ts'
import { pageApi } from '../api/page-api.ts'
import { requestContext } from '../context.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { identityApi } from '../features/identity/identity.api.ts'
import { MailSent } from '../features/identity/mail-sent.tsx'
import { ResendForm } from '../features/identity/resend-form.tsx'
import { PageMeta } from '../page-meta.tsx'
import { confirmationText } from '../text/confirmation.ts'
import { mailLinksText } from '../text/mail-links.ts'
import { MoreLink } from '../ui/button.tsx'
import type { Route } from './+types/signup-waiting'

export function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, publicSettings } = context.get(requestContext)
  if (viewer !== null) throw redirect('/settings/steps')
  // There the form itself waits with her.
  if (publicSettings.firebase !== null) throw redirect('/signup')
  return {
    resent: new URL(request.url).searchParams.has('renvoye'),
    // Outside production mails are written to a page anyone may read.
    demo: publicSettings.mode === 'demo',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: AskByMail })
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
      <PageMeta title={mailLinksText.sentTitle} hidden />
      <MailSent lead={confirmationText.waitingLead} hints={confirmationText.waitingHints} demo={loaderData.demo}>
        <ResendForm lastResult={actionData} resent={loaderData.resent} />
        <MoreLink to="/signup">{confirmationText.waitingCorrect}</MoreLink>
      </MailSent>
    </Doorstep>
  )
}
