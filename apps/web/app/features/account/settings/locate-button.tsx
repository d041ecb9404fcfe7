import type { PlaceSuggestion } from '@consoeurs/contract'
import { useState } from 'react'
import styles from '../../../styles/shared/settings.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { profileText } from './profile-form.text.ts'

type Outcome = keyof typeof profileText.locate

/** Proposes communes by the position of the device, which never leaves it. */
export function LocateButton({ onFound }: { onFound: (places: PlaceSuggestion[]) => void }) {
  const [outcome, setOutcome] = useState<Outcome>('ask')
  const locate = async () => {
    setOutcome('busy')
    const { locateCommunes } = await import('./nearest-communes.ts')
    const found = await locateCommunes()
    if (found === null || found.length === 0) return setOutcome(found === null ? 'closed' : 'abroad')
    setOutcome('ask')
    onFound(found)
  }
  const { title, help } = profileText.locate[outcome]
  const isOpen = outcome === 'ask' || outcome === 'busy'
  return (
    <>
      <button
        type="button"
        className={styles.locate}
        aria-busy={outcome === 'busy' || undefined}
        data-closed={isOpen ? undefined : true}
        onClick={() => void locate().catch(() => setOutcome('failed'))}
      >
        {outcome === 'busy' ? <Spinner /> : <Icon of={isOpen ? 'locate-fixed' : 'map-pin-off'} />}
        <span className="grow">
          <span className="bold block">{title}</span>
          <span className="meta block">{help}</span>
        </span>
      </button>
      <p className="visually-hidden" role="status">
        {outcome === 'ask' ? '' : `${title}. ${help}`}
      </p>
    </>
  )
}
