import { Form, redirect } from 'react-router'
import { errorOf } from '../api/typed-value.ts'
import { requestContext } from '../context.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { ExpiredLink } from '../features/identity/expired-link.tsx'
import { Unscripted } from '../features/identity/unscripted.tsx'
import { useFirebase } from '../features/identity/use-firebase.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { PageMeta } from '../page-meta.tsx'
import { firebaseText } from '../text/firebase.ts'
import { mailLinksText } from '../text/mail-links.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'
import type { Route } from './+types/login-action'

/** Where the other mails of Firebase are answered: this address is the project's « action URL » (docs/operations.md). */
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

/** The link of the mail that confirms an address: her own press opens it. */
export default function LoginAction({ loaderData }: Route.ComponentProps) {
  const { firebase, code } = loaderData
  const door = useFirebase(firebase)
  return (
    <Doorstep>
      <PageMeta title={firebaseText.confirmTitle} hidden />
      {code === null ? (
        <ExpiredLink to="/login/link" again={mailLinksText.link.again} />
      ) : (
        <>
          <header className="su-head">
            <h1 className="d h1">{firebaseText.confirmTitle}</h1>
            <p className="soft">{firebaseText.confirmLead}</p>
          </header>
          <Form method="post" className="stack su-form" onSubmit={door.onSubmit('confirmAddress')}>
            <Unscripted />
            <FormError text={errorOf(door.refusal, '')} />
            <input type="hidden" name="token" value={code} />
            <Button type="submit" size="lg" block busy={door.busy}>
              {firebaseText.confirm}
            </Button>
          </Form>
        </>
      )}
    </Doorstep>
  )
}
