import { formAnswerOffline } from '../../api/form-answer.ts'
import { pageApi } from '../../api/page-api.ts'
import { requestContext } from '../../context.ts'
import { firebaseText } from '../../features/account/identity/firebase.text.ts'
import { identityApi } from '../../features/account/identity/identity.api.ts'
import { mailLinksText } from '../../features/account/identity/mail-links.text.ts'
import { AskByMailForm } from '../../features/account/identity/sign-in/ask-by-mail.tsx'
import { MailSent } from '../../features/account/identity/sign-in/mail-sent.tsx'
import { requestMail } from '../../features/account/identity/sign-in/request-mail.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import { MoreLink } from '../../ui/button.tsx'
import type { Route } from './+types/password'

const text = mailLinksText.password

/** Open to members too: accounts created by link or provider set their first password here. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { publicSettings } = context.get(requestContext)
  const { firebase, mode } = publicSettings
  const sent = new URL(request.url).searchParams.has('envoye')
  return { sent, firebase, demo: mode === 'demo' && firebase === null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = identityApi(pageApi(context))
  return requestMail(await request.formData(), (email) => api.askReset(email), '/password?envoye')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return formAnswerOffline(serverAction)
}

export default function PasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SignInLayout>
      <PageMeta title={text.title} hidden />
      {loaderData.sent ? (
        <MailSent lead={loaderData.firebase === null ? text.sentLead : firebaseText.resetSent} demo={loaderData.demo}>
          <MoreLink to="/password">{mailLinksText.askAgain}</MoreLink>
        </MailSent>
      ) : (
        <AskByMailForm
          title={text.title}
          lead={text.lead}
          action="/password"
          submit={text.ask}
          lastResult={actionData}
          firebase={loaderData.firebase}
          act="askReset"
        />
      )}
    </SignInLayout>
  )
}
