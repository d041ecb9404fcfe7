import { Form, redirect, useNavigation } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { cookieApi } from '../api/cookie-api.ts'
import { answerOffline, type FormAnswer } from '../api/form-answer.ts'
import { pageApi } from '../api/page-api.ts'
import { errorOf } from '../api/typed-value.ts'
import { type FirebaseConfig, requestContext } from '../context.ts'
import { AskByMailForm } from '../features/identity/ask-by-mail.tsx'
import { askMail } from '../features/identity/ask-mail.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { ExpiredLink } from '../features/identity/expired-link.tsx'
import { FirebaseLinkForm } from '../features/identity/firebase-link-form.tsx'
import { identityApi } from '../features/identity/identity.api.ts'
import { MailSent } from '../features/identity/mail-sent.tsx'
import { signInDetour } from '../features/identity/sign-in-detour.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { PageMeta } from '../page-meta.tsx'
import { firebaseText } from '../text/firebase.ts'
import { mailLinksText } from '../text/mail-links.ts'
import { Button, MoreLink } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'
import type { Route } from './+types/login-link'

const text = mailLinksText.link

export function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, publicSettings } = context.get(requestContext)
  if (viewer !== null) throw redirect('/dashboard')
  const { searchParams } = new URL(request.url)
  return {
    token: searchParams.get('jeton'),
    sent: searchParams.has('envoye'),
    // What Firebase writes does not lie in our folder.
    demo: publicSettings.mode === 'demo' && publicSettings.firebase === null,
    firebase: publicSettings.firebase,
    /** Firebase's own link: this page's whole address is the key. */
    opens: searchParams.get('mode') === 'signIn' && searchParams.has('oobCode'),
  }
}

type OpenAnswer = { expired: true } | FormAnswer

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const token = typed.get('token')
  if (typeof token === 'string') return openLink(context, token)
  const api = identityApi(pageApi(context))
  return askMail(typed, (email) => api.askLink(email), '/login/link?envoye')
}

async function openLink(context: Route.ActionArgs['context'], token: string): Promise<OpenAnswer> {
  const { api, headers } = cookieApi(context)
  try {
    await identityApi(api).openLink(token)
  } catch (error) {
    const detour = signInDetour(error, null)
    if (detour !== null) throw redirectTo(detour, { headers })
    if (!(error instanceof ApiFailure)) throw error
    if (error.code === 'LINK_EXPIRED' || error.code === 'VALIDATION') return { expired: true }
    return { status: 'error', error: { '': [error.message] } }
  }
  throw redirect('/dashboard', { headers })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction)
}

export default function LoginLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { firebase, opens, ...step } = loaderData
  return (
    <Doorstep>
      <PageMeta title={text.title} hidden />
      {firebase !== null && opens ? (
        <FirebaseLinkForm firebase={firebase} />
      ) : (
        <LinkStep {...step} firebase={firebase} answer={actionData} />
      )}
    </Doorstep>
  )
}

interface LinkStepProps {
  token: string | null
  sent: boolean
  demo: boolean
  firebase: FirebaseConfig | null
  answer: OpenAnswer | undefined
}

function LinkStep({ token, sent, demo, firebase, answer }: LinkStepProps) {
  if (answer !== undefined && 'expired' in answer) return <ExpiredLink to="/login/link" again={text.again} />
  if (token !== null) return <OpenLinkForm token={token} problem={errorOf(answer, '')} />
  if (!sent) {
    return (
      <AskByMailForm
        title={text.title}
        lead={firebase === null ? text.lead : firebaseText.linkLead}
        action="/login/link"
        submit={text.ask}
        lastResult={answer}
        firebase={firebase}
        act="askLink"
      />
    )
  }
  return (
    <MailSent lead={firebase === null ? text.sentLead : firebaseText.linkSent} demo={demo}>
      <MoreLink to="/login/link">{mailLinksText.askAgain}</MoreLink>
    </MailSent>
  )
}

/** Her own press opens the link: programs that look into mails only ever see this page. */
function OpenLinkForm({ token, problem }: { token: string; problem: string | undefined }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <header className="su-head">
        <h1 className="d h1">{text.openTitle}</h1>
        <p className="soft">{text.openLead}</p>
      </header>
      <Form method="post" action="/login/link" className="stack su-form">
        <FormError text={problem} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" block busy={busy}>
          {text.open}
        </Button>
      </Form>
      <p className="meta su-after su-below">{text.openHint}</p>
    </>
  )
}
