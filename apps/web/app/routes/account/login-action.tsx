import { Form, redirect } from 'react-router'
import { errorOf } from '../../api/typed-value.ts'
import { requestContext } from '../../context.ts'
import { useFirebase } from '../../features/account/identity/firebase/use-firebase.ts'
import { firebaseText } from '../../features/account/identity/firebase.text.ts'
import { mailLinksText } from '../../features/account/identity/mail-links.text.ts'
import { ExpiredLink } from '../../features/account/identity/sign-in/expired-link.tsx'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { Unscripted } from '../../features/account/identity/unscripted.tsx'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/login-action'

/** Targets of Firebase's other mails: this route is the project's « action URL » (docs/operations.md). */
const elsewhere = new Map([
  ['signIn', '/login/link'],
  ['resetPassword', '/password/nouveau'],
])

export function loader({ request, context }: Route.LoaderArgs) {
  const { firebase } = context.get(requestContext).publicSettings
  if (firebase === null) throw redirect('/login')
  const { search, searchParams } = new URL(request.url)
  const mode = searchParams.get('mode') ?? ''
  const page = elsewhere.get(mode)
  if (page !== undefined) throw redirectTo(`${page}${search}`)
  return { firebase, code: mode === 'verifyEmail' ? searchParams.get('oobCode') : null }
}

/** Confirms only on a button press, because mail scanners open links. */
export default function LoginAction({ loaderData }: Route.ComponentProps) {
  const { firebase, code } = loaderData
  const firebaseForm = useFirebase(firebase)
  return (
    <SignInLayout>
      <PageMeta title={firebaseText.confirmTitle} hidden />
      {code === null ? (
        <ExpiredLink to="/login/link" again={mailLinksText.link.again} />
      ) : (
        <>
          <header className={styles.head}>
            <h1 className="display heading-1">{firebaseText.confirmTitle}</h1>
            <p className="soft">{firebaseText.confirmLead}</p>
          </header>
          <Form method="post" className={`stack ${styles.form}`} onSubmit={firebaseForm.onSubmit('confirmAddress')}>
            <Unscripted />
            <FormError text={errorOf(firebaseForm.refusal, '')} />
            <input type="hidden" name="token" value={code} />
            <Button type="submit" size="lg" block busy={firebaseForm.busy}>
              {firebaseText.confirm}
            </Button>
          </Form>
        </>
      )}
    </SignInLayout>
  )
}
