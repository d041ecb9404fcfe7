import { answerOffline } from '../api/form-answer.ts'
import { pageApi } from '../api/page-api.ts'
import { requestContext } from '../context.ts'
import { AskByMailForm } from '../features/identity/ask-by-mail.tsx'
import { askMail } from '../features/identity/ask-mail.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { identityApi } from '../features/identity/identity.api.ts'
import { MailSent } from '../features/identity/mail-sent.tsx'
import { PageMeta } from '../page-meta.tsx'
import { firebaseText } from '../text/firebase.ts'
import { mailLinksText } from '../text/mail-links.ts'
import { MoreLink } from '../ui/button.tsx'
import type { Route } from './+types/password'

const text = mailLinksText.password

/** Open to members too: one who came by a link or another service chooses her first password here. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { publicSettings } = context.get(requestContext)
  const { firebase, mode } = publicSettings
  const sent = new URL(request.url).searchParams.has('envoye')
  return { sent, firebase, demo: mode === 'demo' && firebase === null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = identityApi(pageApi(context))
  return askMail(await request.formData(), (email) => api.askReset(email), '/password?envoye')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction)
}

export default function PasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Doorstep>
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
    </Doorstep>
  )
}
