import { constants } from '@consoeurs/contract'
import { data, Form, redirect } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { cookieApi } from '../../api/cookie-api.ts'
import { requestContext } from '../../context.ts'
import { identityApi } from '../../features/account/identity/identity.api.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { UnsentNotice } from '../../outbox/unsent-notice.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import styles from '../../styles/shared/doorstep.module.css'
import { signOutText } from '../../text/pages/sign-out.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/logout'

export const handle: RouteHandle = { reader: true }

/** The session may have ended remotely, or by moderation. */
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
    // Already signed out: same result.
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error
    return { headers, shutOut: false }
  }
}

/** Redirects, so that the sign-out page loads without the session and contains no personal data. */
export async function action({ request, context }: Route.ActionArgs) {
  const isOwnForm = request.headers.get('Origin') === new URL(request.url).origin
  const { headers } = await endSession(cookieApi(context, { ownOrigin: isOwnForm }))
  throw redirect('/logout', { headers })
}

export default function LogoutPage({ loaderData }: Route.ComponentProps) {
  return loaderData.signedIn ? <AskToLeave /> : <Goodbye home={loaderData.home} />
}

/** A GET request must not sign out. */
function AskToLeave() {
  return (
    <SignInLayout>
      <PageMeta title={signOutText.signOutTitle} hidden />
      <header className={styles.head}>
        <h1 className="display heading-1">{signOutText.signOutTitle}</h1>
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
    </SignInLayout>
  )
}

function Goodbye({ home }: { home: string }) {
  return (
    <SignInLayout>
      <PageMeta title={signOutText.goodbyeTitle} hidden />
      <meta httpEquiv="refresh" content={`${constants.logoutRedirectDelay / 1000};url=${home}`} />
      <header className={styles.head}>
        <h1 className="display heading-1">{signOutText.goodbyeTitle}</h1>
        <p className="soft">{signOutText.goodbyeLead}</p>
      </header>
      <a className="button quiet" href={home}>
        {signOutText.goHome}
      </a>
    </SignInLayout>
  )
}
