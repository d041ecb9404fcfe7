import { Form, redirect, useNavigation } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { cookieApi } from '../../api/cookie-api.ts'
import { type FormAnswer, formAnswerOffline } from '../../api/form-answer.ts'
import { errorOf } from '../../api/typed-value.ts'
import { identityApi } from '../../features/account/identity/identity.api.ts'
import { ExpiredLink } from '../../features/account/identity/sign-in/expired-link.tsx'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { confirmAddressText as text } from '../../text/pages/confirm-address.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/signup-confirm'

export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('jeton')
  if (token === null) throw redirect('/signup')
  return { token }
}

type ConfirmAnswer = { expired: true } | FormAnswer

export async function action({ request, context }: Route.ActionArgs): Promise<ConfirmAnswer> {
  const { api, headers } = cookieApi(context)
  const token = String((await request.formData()).get('token') ?? '')
  const { goesTo } = await identityApi(api)
    .confirmAddress(token)
    .catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error
      return { goesTo: error }
    })
  // Full page load, to drop the state of a previous member.
  if (typeof goesTo === 'string') throw redirectTo(goesTo, { headers, whole: true })
  if (goesTo.code === 'LINK_EXPIRED' || goesTo.code === 'VALIDATION') return { expired: true }
  return { status: 'error', error: { '': [goesTo.message] } }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return formAnswerOffline(serverAction)
}

/** Opens the account only on a button press, because mail scanners open links. */
export default function SignupConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  const expired = actionData !== undefined && 'expired' in actionData
  return (
    <SignInLayout>
      <PageMeta title={text.title} hidden />
      {expired ? (
        <ExpiredLink to="/login" again={text.again} />
      ) : (
        <>
          <header className={styles.head}>
            <h1 className="display heading-1">{text.openTitle}</h1>
            <p className="soft">{text.openLead}</p>
          </header>
          <Form method="post" className={`stack ${styles.form}`}>
            <FormError text={errorOf(actionData, '')} />
            <input type="hidden" name="token" value={loaderData.token} />
            <Button type="submit" size="lg" block busy={busy}>
              {text.open}
            </Button>
          </Form>
          <p className={`meta ${styles.after} ${styles.below}`}>{text.openHint}</p>
        </>
      )}
    </SignInLayout>
  )
}
