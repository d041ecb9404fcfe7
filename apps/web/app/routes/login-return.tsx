import { type FederatedResult, federatedChannel } from '@consoeurs/contract'
import { useEffect } from 'react'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { linkPage, pageAfterLink, pageAfterSignIn } from '../features/identity/federated-ends.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { PageMeta } from '../page-meta.tsx'
import { federatedStepsText } from '../text/federated-steps.ts'
import type { Route } from './+types/login-return'

/** The window came here from another site; with our usual policy it could not be told from a closed one. */
export const headers = () => ({ 'Cross-Origin-Opener-Policy': 'unsafe-none' })

/** Where a page goes on that went to the provider whole; where it failed, back to where it began, with the reason. */
function nextPage(end: string, query: URLSearchParams): string {
  if (query.get('but') === 'lien') return pageAfterLink(end) ?? `${linkPage}?${new URLSearchParams({ lien: end })}`
  const destination = query.get('suite')
  const said = new URLSearchParams({ avec: end, ...(destination !== null && { suite: destination }) })
  return pageAfterSignIn(end, destination) ?? `/login?${said}`
}

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const end = searchParams.get('fin') ?? ''
  const attempt = searchParams.get('essai')
  const next = nextPage(end, searchParams)
  if (attempt === null) throw redirectTo(next)
  return { result: { attempt, end } satisfies FederatedResult, next }
}

/** The last page of the window: it says how it ended to the page that waits, and closes. */
export default function LoginReturn({ loaderData }: Route.ComponentProps) {
  const { result, next } = loaderData
  useEffect(() => {
    const channel = new BroadcastChannel(federatedChannel)
    channel.postMessage(result)
    channel.close()
    window.close()
  }, [result])
  return (
    <Doorstep>
      <PageMeta title={federatedStepsText.returnTitle} hidden />
      <header className="su-head">
        <h1 className="d h1">{federatedStepsText.returnTitle}</h1>
        <p className="soft">{federatedStepsText.returnLead}</p>
      </header>
      <a className="link" href={next}>
        {federatedStepsText.returnLink}
      </a>
    </Doorstep>
  )
}
