import { data } from 'react-router'
import { requestContext } from '../context.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { safeDestination } from '../features/identity/safe-destination.ts'
import { Unscripted } from '../features/identity/unscripted.tsx'
import { useProviderWindow } from '../features/identity/use-provider-window.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { checked, isProvider } from '../navigation/route-checks.ts'
import { PageMeta } from '../page-meta.tsx'
import { federatedText } from '../text/federated.ts'
import { firebaseText } from '../text/firebase.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'
import type { Route } from './+types/login-window'

export const loader = checked({ slug: isProvider }, ({ request, params, context }: Route.LoaderArgs) => {
  const { viewer, publicSettings } = context.get(requestContext)
  const destination = new URL(request.url).searchParams.get('suite')
  if (viewer !== null) throw redirectTo(safeDestination(destination))
  const { firebase } = publicSettings
  const provider = firebase?.providers.find(({ id }) => id === params.slug)
  if (firebase === null || provider === undefined) throw data(null, { status: 404 })
  return { firebase, provider, destination }
})

/**
 * Entering with another house, through Firebase. The one page on which a script of Google's may run
 * (apps/server/src/page-security.ts): nothing of anybody is written here, and nothing is typed.
 */
export default function LoginWindow({ loaderData }: Route.ComponentProps) {
  const { firebase, provider, destination } = loaderData
  const { name } = provider
  const { phase, said, open } = useProviderWindow(firebase, provider.id, destination)
  return (
    <Doorstep>
      <PageMeta title={firebaseText.windowTitle(name)} hidden />
      <header className="su-head">
        <h1 className="d h1">{firebaseText.windowTitle(name)}</h1>
        <p className="soft">{firebaseText.windowLead(name)}</p>
      </header>
      <div className="stack su-form">
        <Unscripted />
        <FormError text={said} />
        <Button size="lg" block busy={phase !== 'idle'} onClick={open}>
          {firebaseText.openWindow(name)}
        </Button>
        <p className="meta su-after" role="status">
          {phase === 'waiting' ? federatedText.waiting(name) : ''}
        </p>
      </div>
      <a className="more su-back" href="/login">
        {firebaseText.otherWays}
      </a>
    </Doorstep>
  )
}
