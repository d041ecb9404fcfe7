import { Form, redirect, useNavigation } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { cookieApi } from '../api/cookie-api.ts'
import { answerOffline, type FormAnswer } from '../api/form-answer.ts'
import { errorOf } from '../api/typed-value.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { ExpiredLink } from '../features/identity/expired-link.tsx'
import { identityApi } from '../features/identity/identity.api.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { PageMeta } from '../page-meta.tsx'
import { confirmAddressText as text } from '../text/confirm-address.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'
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
  // Whole: nothing of whoever was in this browser before goes on into her first steps.
  if (typeof goesTo === 'string') throw redirectTo(goesTo, { headers, whole: true })
  if (goesTo.code === 'LINK_EXPIRED' || goesTo.code === 'VALIDATION') return { expired: true }
  return { status: 'error', error: { '': [goesTo.message] } }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction)
}

/** Her own press opens the account: programs that look into mails only ever see this page. */
export default function SignupConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  const expired = actionData !== undefined && 'expired' in actionData
  return (
    <Doorstep>
      <PageMeta title={text.title} hidden />
      {expired ? (
        <ExpiredLink to="/login" again={text.again} />
      ) : (
        <>
          <header className="su-head">
            <h1 className="d h1">{text.openTitle}</h1>
            <p className="soft">{text.openLead}</p>
          </header>
          <Form method="post" className="stack su-form">
            <FormError text={errorOf(actionData, '')} />
            <input type="hidden" name="token" value={loaderData.token} />
            <Button type="submit" size="lg" block busy={busy}>
              {text.open}
            </Button>
          </Form>
          <p className="meta su-after su-below">{text.openHint}</p>
        </>
      )}
    </Doorstep>
  )
}
