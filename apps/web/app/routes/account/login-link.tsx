import { Form, redirect, useNavigation } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { cookieApi } from '../../api/cookie-api.ts'
import { type FormAnswer, formAnswerOffline } from '../../api/form-answer.ts'
import { pageApi } from '../../api/page-api.ts'
import { errorOf } from '../../api/typed-value.ts'
import { type FirebaseConfig, requestContext } from '../../context.ts'
import { FirebaseLinkForm } from '../../features/account/identity/firebase/firebase-link-form.tsx'
import { firebaseText } from '../../features/account/identity/firebase.text.ts'
import { identityApi } from '../../features/account/identity/identity.api.ts'
import { mailLinksText } from '../../features/account/identity/mail-links.text.ts'
import { AskByMailForm } from '../../features/account/identity/sign-in/ask-by-mail.tsx'
import { ExpiredLink } from '../../features/account/identity/sign-in/expired-link.tsx'
import { MailSent } from '../../features/account/identity/sign-in/mail-sent.tsx'
import { requestMail } from '../../features/account/identity/sign-in/request-mail.ts'
import { signInDetour } from '../../features/account/identity/sign-in/sign-in-detour.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { Button, MoreLink } from '../../ui/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/login-link'

const text = mailLinksText.link

export function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, publicSettings } = context.get(requestContext)
  if (viewer !== null) throw redirect('/dashboard')
  const { searchParams } = new URL(request.url)
  return {
    token: searchParams.get('jeton'),
    sent: searchParams.has('envoye'),
    // Firebase sends its own mails, so the demo mailbox does not contain them.
    demo: publicSettings.mode === 'demo' && publicSettings.firebase === null,
    firebase: publicSettings.firebase,
    /** Firebase link: the full URL of this page is the credential. */
    opens: searchParams.get('mode') === 'signIn' && searchParams.has('oobCode'),
  }
}

type OpenAnswer = { expired: true } | FormAnswer

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const token = typed.get('token')
  if (typeof token === 'string') return openLink(context, token)
  const api = identityApi(pageApi(context))
  return requestMail(typed, (email) => api.askLink(email), '/login/link?envoye')
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
  return formAnswerOffline(serverAction)
}

export default function LoginLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { firebase, opens, ...step } = loaderData
  return (
    <SignInLayout>
      <PageMeta title={text.title} hidden />
      {firebase !== null && opens ? (
        <FirebaseLinkForm firebase={firebase} />
      ) : (
        <LinkStep {...step} firebase={firebase} answer={actionData} />
      )}
    </SignInLayout>
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

/** Signs in only on a button press, because mail scanners open links. */
function OpenLinkForm({ token, problem }: { token: string; problem: string | undefined }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <header className={styles.head}>
        <h1 className="display heading-1">{text.openTitle}</h1>
        <p className="soft">{text.openLead}</p>
      </header>
      <Form method="post" action="/login/link" className={`stack ${styles.form}`}>
        <FormError text={problem} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" block busy={busy}>
          {text.open}
        </Button>
      </Form>
      <p className={`meta ${styles.after} ${styles.below}`}>{text.openHint}</p>
    </>
  )
}
