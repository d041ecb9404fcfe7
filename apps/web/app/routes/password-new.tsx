import { parseWithZod } from '@conform-to/zod/v4'
import { ResetPassword } from '@consoeurs/contract'
import { data, Form, redirect, useNavigation } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { cookieApi } from '../api/cookie-api.ts'
import { answerOffline, failForm, refuseForm } from '../api/form-answer.ts'
import { pageApi, pageFailure } from '../api/page-api.ts'
import { errorOf } from '../api/typed-value.ts'
import { requestContext } from '../context.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { ExpiredLink } from '../features/identity/expired-link.tsx'
import { identityApi } from '../features/identity/identity.api.ts'
import { NewPasswordField } from '../features/identity/password-field.tsx'
import { Unscripted } from '../features/identity/unscripted.tsx'
import { useFirebase } from '../features/identity/use-firebase.ts'
import { PageMeta } from '../page-meta.tsx'
import { firebaseText } from '../text/firebase.ts'
import { mailLinksText } from '../text/mail-links.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'
import type { Route } from './+types/password-new'

const text = mailLinksText.password
const secrets = { hideFields: ['password'] }
const noWords = () => []

/** Whether the link still opens is asked here, without spending it, so that nobody chooses a password in vain. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { firebase } = context.get(requestContext).publicSettings
  if (firebase !== null) return { token: new URL(request.url).searchParams.get('oobCode'), firebase }
  const token = new URL(request.url).searchParams.get('jeton') ?? ''
  try {
    if (token !== '') await identityApi(pageApi(context)).checkReset(token)
    return data({ token: token || null, firebase }, { status: token === '' ? 400 : 200 })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 400) return data({ token: null, firebase }, { status: 400 })
    return pageFailure(error, request)
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: ResetPassword })
  if (submission.status !== 'success') return refuseForm(submission, secrets)
  try {
    await identityApi(pageApi(context)).resetPassword(submission.value)
  } catch (error) {
    return failForm(submission, error, secrets)
  }
  throw redirect('/login?lien=motdepasse', { headers: await forgetSession(context) })
}

/** Every session has just ended: the cookies of this browser go too, where it had one. */
async function forgetSession(context: Route.ActionArgs['context']): Promise<Headers> {
  const { api, headers } = cookieApi(context)
  await identityApi(api)
    .signOut()
    .catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error
    })
  return headers
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction)
}

export default function NewPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, firebase } = loaderData
  const navigating = useNavigation().state !== 'idle'
  const door = useFirebase(firebase)
  const answer = door.refusal ?? actionData
  return (
    <Doorstep>
      <PageMeta title={text.newTitle} hidden />
      {token === null ? (
        <ExpiredLink to="/password" again={text.again} />
      ) : (
        <>
          <header className="su-head">
            <h1 className="d h1">{text.newTitle}</h1>
            <p className="soft">{firebase === null ? text.newLead : firebaseText.resetLead}</p>
          </header>
          <Form method="post" className="stack su-form" noValidate onSubmit={door.onSubmit('reset')}>
            {firebase === null ? null : <Unscripted />}
            <FormError text={errorOf(answer, '')} />
            <input type="hidden" name="token" value={token} />
            <NewPasswordField
              name="password"
              label={text.newLabel}
              error={errorOf(answer, 'password')}
              knownWords={noWords}
            />
            <Button type="submit" size="lg" block busy={navigating || door.busy}>
              {text.save}
            </Button>
          </Form>
        </>
      )}
    </Doorstep>
  )
}
