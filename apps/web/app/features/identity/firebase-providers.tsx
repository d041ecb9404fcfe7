import type { FirebaseConfig } from '../../context.ts'
import { federatedText } from '../../text/federated.ts'
import { FormError } from '../../ui/form-error.tsx'

interface FirebaseProvidersProps {
  firebase: FirebaseConfig
  destination: string | null
  /** What went wrong on the page of one of them. */
  said?: string | undefined
}

const withDestination = (page: string, destination: string | null) =>
  destination === null ? page : `${page}?${new URLSearchParams({ suite: destination })}`

/**
 * « Continuer avec Google »… Each leads to a page of its own, loaded whole: that page alone may run the script which
 * Google has Firebase bring along.
 */
export function FirebaseProviders({ firebase, destination, said }: FirebaseProvidersProps) {
  const { providers } = firebase
  if (providers.length === 0) return <FormError text={said} />
  return (
    <section className="su-beside" aria-label={federatedText.or}>
      <p className="su-or">{federatedText.or}</p>
      <FormError text={said} />
      {providers.map(({ id, name }) => (
        <a key={id} className="btn line lg block" href={withDestination(`/login/avec/${id}`, destination)}>
          {federatedText.continueWith(name)}
        </a>
      ))}
    </section>
  )
}
