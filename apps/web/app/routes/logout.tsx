import { constants } from '@consoeurs/contract'
import { data, Form, redirect } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { cookieApi } from '../api/cookie-api.ts'
import { requestContext } from '../context.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { identityApi } from '../features/identity/identity.api.ts'
import { UnsentNotice } from '../outbox/unsent-notice.tsx'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { signOutText } from '../text/sign-out.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/logout'

export const handle: RouteHandle = { reader: true }

/** A session that has already ended (elsewhere, or by the moderation) leaves its cookies behind: they go now. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, publicSettings } = context.get(requestContext)
  const shown = { signedIn: viewer !== null, home: `${publicSettings.publicUrl}/` }
  if (viewer !== null || !request.headers.has('Cookie')) return data(shown)
  const { headers, shutOut } = await endSession(cookieApi(context, { ownOrigin: true }))
  if (shutOut) throw redirect('/account/suspended', { headers })
  return data(shown, { headers })
}

async function endSession({ api, headers }: ReturnType<typeof cookieApi>) {
  try {
    return { headers, shutOut: (await identityApi(api).signOut()).shutOut }
  } catch (error) {
    // Already signed out: the goodbye is the same.
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error
    return { headers, shutOut: false }
  }
}

/** The goodbye is a page of its own, asked for without the session: nothing of hers is left in it. */
export async function action({ context }: Route.ActionArgs) {
  const { headers } = await endSession(cookieApi(context))
  throw redirect('/logout', { headers })
}

export default function LogoutPage({ loaderData }: Route.ComponentProps) {
  return loaderData.signedIn ? <AskToLeave /> : <Goodbye home={loaderData.home} />
}

/** A link alone must not sign anyone out. */
function AskToLeave() {
  return (
    <Doorstep>
      <PageMeta title={signOutText.signOutTitle} hidden />
      <header className="su-head">
        <h1 className="d h1">{signOutText.signOutTitle}</h1>
        <p className="soft">{signOutText.signOutLead}</p>
      </header>
      <UnsentNotice />
      <Form method="post" reloadDocument className="stack">
        <Button type="submit" size="lg" block>
          {signOutText.signOut}
        </Button>
        <ButtonLink to="/dashboard" look="quiet" size="lg" block>
          {signOutText.stay}
        </ButtonLink>
      </Form>
    </Doorstep>
  )
}

function Goodbye({ home }: { home: string }) {
  return (
    <Doorstep>
      <PageMeta title={signOutText.goodbyeTitle} hidden />
      <meta httpEquiv="refresh" content={`${constants.logoutRedirectDelay / 1000};url=${home}`} />
      <header className="su-head">
        <h1 className="d h1">{signOutText.goodbyeTitle}</h1>
        <p className="soft">{signOutText.goodbyeLead}</p>
      </header>
      <a className="btn quiet" href={home}>
        {signOutText.goHome}
      </a>
    </Doorstep>
  )
}
