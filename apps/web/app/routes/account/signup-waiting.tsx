import { parseWithZod } from '@conform-to/zod/v4'
import { AskByMail } from '@consoeurs/contract'
import { redirect } from 'react-router'
import { failForm, formAnswerOffline, refuseForm } from '../../api/form-answer.ts'
import { pageApi } from '../../api/page-api.ts'
import { requestContext } from '../../context.ts'
import { confirmationText } from '../../features/account/identity/confirmation.text.ts'
import { identityApi } from '../../features/account/identity/identity.api.ts'
import { mailLinksText } from '../../features/account/identity/mail-links.text.ts'
import { MailSent } from '../../features/account/identity/sign-in/mail-sent.tsx'
import { ResendForm } from '../../features/account/identity/sign-in/resend-form.tsx'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import { MoreLink } from '../../ui/button.tsx'
import type { Route } from './+types/signup-waiting'

export function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, publicSettings } = context.get(requestContext)
  if (viewer !== null) throw redirect('/settings/steps')
  // With Firebase, the sign-up form itself waits for the confirmation.
  if (publicSettings.firebase !== null) throw redirect('/signup')
  return {
    resent: new URL(request.url).searchParams.has('renvoye'),
    // Outside production, mails go to a public demo mailbox.
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
  return formAnswerOffline(serverAction)
}

/** Same page for known and unknown addresses, to prevent account enumeration. */
export default function SignUpWaiting({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SignInLayout>
      <PageMeta title={mailLinksText.sentTitle} hidden />
      <MailSent lead={confirmationText.waitingLead} hints={confirmationText.waitingHints} demo={loaderData.demo}>
        <ResendForm lastResult={actionData} resent={loaderData.resent} />
        <MoreLink to="/signup">{confirmationText.waitingCorrect}</MoreLink>
      </MailSent>
    </SignInLayout>
  )
}
