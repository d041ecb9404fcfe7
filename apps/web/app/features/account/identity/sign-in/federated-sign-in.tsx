import type { FederatedProviderView } from '@consoeurs/contract'
import { api } from '../../../../api/browser-api.ts'
import styles from '../../../../styles/shared/doorstep.module.css'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { federatedText } from '../federated.text.ts'
import { useWindowAttempt } from '../firebase/use-window-attempt.ts'
import { federatedApi } from './federated.api.ts'
import { pageAfterSignIn } from './federated-ends.ts'

interface FederatedSignInProps {
  provider: FederatedProviderView
  /** The page requested before the sign-in. */
  destination: string | null
  /** Error of the full-page flow. */
  said?: string | undefined
}

/** Full-page flow: without scripts, or if the popup is blocked. */
const pageAddress = (destination: string | null) =>
  destination === null ? '/login/avec' : `/login/avec?${new URLSearchParams({ suite: destination })}`

/** « Continuer avec … » in a popup, or in this page without scripts. */
export function FederatedSignIn({ provider, destination, said }: FederatedSignInProps) {
  const { name, available } = provider
  const attempt = useWindowAttempt({
    start: (id) => federatedApi(api).start({ attempt: id, ...(destination !== null && { destination }) }),
    pageAfter: (end) => pageAfterSignIn(end, destination),
  })
  const wrong = attempt.said ?? (attempt.phase === 'idle' ? said : undefined)
  return (
    <section className={styles.beside} aria-label={federatedText.continueWith(name)}>
      <p className={styles.or}>{federatedText.or}</p>
      <FormError text={wrong}>
        {attempt.blocked ? (
          <a className="more-link" href={pageAddress(destination)}>
            {federatedText.inThisPage}
          </a>
        ) : null}
      </FormError>
      <a className="button line lg block" href={pageAddress(destination)} onClick={attempt.press}>
        {federatedText.continueWith(name)}
      </a>
      <p className={`meta ${styles.after}`} role="status">
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
