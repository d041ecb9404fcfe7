import { data } from 'react-router'
import { requestContext } from '../../context.ts'
import { federatedText } from '../../features/account/identity/federated.text.ts'
import { useProviderWindow } from '../../features/account/identity/firebase/use-provider-window.ts'
import { firebaseText } from '../../features/account/identity/firebase.text.ts'
import { safeDestination } from '../../features/account/identity/sign-in/safe-destination.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { Unscripted } from '../../features/account/identity/unscripted.tsx'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { checkParams, isProvider } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/login-window'

export const loader = checkParams({ slug: isProvider }, ({ request, params, context }: Route.LoaderArgs) => {
  const { viewer, publicSettings } = context.get(requestContext)
  const destination = new URL(request.url).searchParams.get('suite')
  if (viewer !== null) throw redirectTo(safeDestination(destination))
  const { firebase } = publicSettings
  const provider = firebase?.providers.find(({ id }) => id === params.slug)
  if (firebase === null || provider === undefined) throw data(null, { status: 404 })
  return { firebase, provider, destination }
})

/**
 * The only page that may run a Google script (apps/server/src/pages/page-security.ts), so it contains no personal data
 * and no input.
 */
export default function LoginWindow({ loaderData }: Route.ComponentProps) {
  const { firebase, provider, destination } = loaderData
  const { name } = provider
  const { phase, said, open } = useProviderWindow(firebase, provider.id, destination)
  return (
    <SignInLayout>
      <PageMeta title={firebaseText.windowTitle(name)} hidden />
      <header className={styles.head}>
        <h1 className="display heading-1">{firebaseText.windowTitle(name)}</h1>
        <p className="soft">{firebaseText.windowLead(name)}</p>
      </header>
      <div className={`stack ${styles.form}`}>
        <Unscripted />
        <FormError text={said} />
        <Button size="lg" block busy={phase !== 'idle'} onClick={open}>
          {firebaseText.openWindow(name)}
        </Button>
        <p className={`meta ${styles.after}`} role="status">
          {phase === 'waiting' ? federatedText.waiting(name) : ''}
        </p>
      </div>
      <a className={`more-link ${styles.back}`} href="/login">
        {firebaseText.otherWays}
      </a>
    </SignInLayout>
  )
}
