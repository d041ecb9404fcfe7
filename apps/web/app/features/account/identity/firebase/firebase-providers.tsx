import type { FirebaseConfig } from '../../../../context.ts'
import styles from '../../../../styles/shared/doorstep.module.css'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { federatedText } from '../federated.text.ts'

interface FirebaseProvidersProps {
  firebase: FirebaseConfig
  destination: string | null
  /** Error from a provider's page. */
  said?: string | undefined
}

const withDestination = (page: string, destination: string | null) =>
  destination === null ? page : `${page}?${new URLSearchParams({ suite: destination })}`

/** Each provider has its own page, loaded as a document: only that page may run Google's script. */
export function FirebaseProviders({ firebase, destination, said }: FirebaseProvidersProps) {
  const { providers } = firebase
  if (providers.length === 0) return <FormError text={said} />
  return (
    <section className={styles.beside} aria-label={federatedText.or}>
      <p className={styles.or}>{federatedText.or}</p>
      <FormError text={said} />
      {providers.map(({ id, name }) => (
        <a key={id} className="button line lg block" href={withDestination(`/login/avec/${id}`, destination)}>
          {federatedText.continueWith(name)}
        </a>
      ))}
    </section>
  )
}
