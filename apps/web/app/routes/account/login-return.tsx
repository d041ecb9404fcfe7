import { type FederatedResult, federatedChannel } from '@consoeurs/contract'
import { useEffect } from 'react'
import { federatedStepsText } from '../../features/account/identity/federated-steps.text.ts'
import { linkPage, pageAfterLink, pageAfterSignIn } from '../../features/account/identity/sign-in/federated-ends.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import type { Route } from './+types/login-return'

/** Our usual policy would cut the popup from its opener and make it look closed. */
export const headers = () => ({ 'Cross-Origin-Opener-Policy': 'unsafe-none' })

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

/** Last page of the popup: sends the result to the waiting page and closes. */
export default function LoginReturn({ loaderData }: Route.ComponentProps) {
  const { result, next } = loaderData
  useEffect(() => {
    const channel = new BroadcastChannel(federatedChannel)
    channel.postMessage(result)
    channel.close()
    window.close()
  }, [result])
  return (
    <SignInLayout>
      <PageMeta title={federatedStepsText.returnTitle} hidden />
      <header className={styles.head}>
        <h1 className="display heading-1">{federatedStepsText.returnTitle}</h1>
        <p className="soft">{federatedStepsText.returnLead}</p>
      </header>
      <a className="text-link" href={next}>
        {federatedStepsText.returnLink}
      </a>
    </SignInLayout>
  )
}
