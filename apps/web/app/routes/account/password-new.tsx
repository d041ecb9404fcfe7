import { parseWithZod } from '@conform-to/zod/v4'
import { ResetPassword } from '@consoeurs/contract'
import { data, Form, redirect, useNavigation } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { cookieApi } from '../../api/cookie-api.ts'
import { failForm, formAnswerOffline, refuseForm } from '../../api/form-answer.ts'
import { pageApi, pageFailure } from '../../api/page-api.ts'
import { errorOf } from '../../api/typed-value.ts'
import { requestContext } from '../../context.ts'
import { useFirebase } from '../../features/account/identity/firebase/use-firebase.ts'
import { firebaseText } from '../../features/account/identity/firebase.text.ts'
import { identityApi } from '../../features/account/identity/identity.api.ts'
import { mailLinksText } from '../../features/account/identity/mail-links.text.ts'
import { ExpiredLink } from '../../features/account/identity/sign-in/expired-link.tsx'
import { NewPasswordField } from '../../features/account/identity/sign-in/password-field.tsx'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { Unscripted } from '../../features/account/identity/unscripted.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/password-new'

const text = mailLinksText.password
const secrets = { hideFields: ['password'] }
const noWords = () => []

/** Checks the link without using it, so that nobody types a password in vain. */
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

/** The reset ended every session: clear this browser's cookies too. */
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
  return formAnswerOffline(serverAction)
}

export default function NewPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, firebase } = loaderData
  const navigating = useNavigation().state !== 'idle'
  const firebaseForm = useFirebase(firebase)
  const answer = firebaseForm.refusal ?? actionData
  return (
    <SignInLayout>
      <PageMeta title={text.newTitle} hidden />
      {token === null ? (
        <ExpiredLink to="/password" again={text.again} />
      ) : (
        <>
          <header className={styles.head}>
            <h1 className="display heading-1">{text.newTitle}</h1>
            <p className="soft">{firebase === null ? text.newLead : firebaseText.resetLead}</p>
          </header>
          <Form method="post" className={`stack ${styles.form}`} noValidate onSubmit={firebaseForm.onSubmit('reset')}>
            {firebase === null ? null : <Unscripted />}
            <FormError text={errorOf(answer, '')} />
            <input type="hidden" name="token" value={token} />
            <NewPasswordField
              name="password"
              label={text.newLabel}
              error={errorOf(answer, 'password')}
              knownWords={noWords}
            />
            <Button type="submit" size="lg" block busy={navigating || firebaseForm.busy}>
              {text.save}
            </Button>
          </Form>
        </>
      )}
    </SignInLayout>
  )
}
