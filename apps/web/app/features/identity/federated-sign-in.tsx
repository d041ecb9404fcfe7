import type { FederatedProviderView } from '@consoeurs/contract'
import { api } from '../../api/browser-api.ts'
import { federatedText } from '../../text/federated.ts'
import { FormError } from '../../ui/form-error.tsx'
import { federatedApi } from './federated.api.ts'
import { pageAfterSignIn } from './federated-ends.ts'
import { useWindowAttempt } from './use-window-attempt.ts'

interface FederatedSignInProps {
  provider: FederatedProviderView
  /** The page she came for. */
  destination: string | null
  /** What went wrong when the whole page went to the provider. */
  said?: string | undefined
}

/** Where the page goes whole: without scripts, or where the window is blocked. */
const pageAddress = (destination: string | null) =>
  destination === null ? '/login/avec' : `/login/avec?${new URLSearchParams({ suite: destination })}`

/** « Continuer avec … », in a window of its own, or in this page where there are no scripts. */
export function FederatedSignIn({ provider, destination, said }: FederatedSignInProps) {
  const { name, available } = provider
  const attempt = useWindowAttempt({
    start: (id) => federatedApi(api).start({ attempt: id, ...(destination !== null && { destination }) }),
    pageAfter: (end) => pageAfterSignIn(end, destination),
  })
  const wrong = attempt.said ?? (attempt.phase === 'idle' ? said : undefined)
  return (
    <section className="su-beside" aria-label={federatedText.continueWith(name)}>
      <p className="su-or">{federatedText.or}</p>
      <FormError text={wrong}>
        {attempt.blocked ? (
          <a className="more" href={pageAddress(destination)}>
            {federatedText.inThisPage}
          </a>
        ) : null}
      </FormError>
      <a className="btn line lg block" href={pageAddress(destination)} onClick={attempt.press}>
        {federatedText.continueWith(name)}
      </a>
      <p className="meta su-after" role="status">
        {noteOf(attempt.phase, name, available)}
      </p>
    </section>
  )
}

function noteOf(phase: 'idle' | 'waiting' | 'closing', name: string, available: boolean): string {
  if (phase === 'waiting') return federatedText.waiting(name)
  if (phase === 'closing') return federatedText.closing
  return available ? '' : federatedText.silent(name)
}
