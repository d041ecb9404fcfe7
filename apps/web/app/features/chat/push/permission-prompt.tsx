import { useId, useState } from 'react'
import styles from '../../../styles/shared/prompt.module.css'
import { pushText } from '../../../text/push.ts'
import { useSwipeAway } from '../../../ui/gestures/use-swipe-away.ts'
import { Icon } from '../../../ui/icon.tsx'
import { enableNotifications } from './enable-notifications.ts'
import { sayLater } from './later.ts'

/** Specification §2. Swiped away, it is dismissed as by « Plus tard ». */
export function PermissionPrompt({ onLater }: { onLater: () => void }) {
  const title = useId()
  const [asking, setAsking] = useState(false)
  const enable = async () => {
    setAsking(true)
    await enableNotifications().finally(() => setAsking(false))
  }
  const later = () => {
    sayLater()
    onLater()
  }
  const swipe = useSwipeAway({ onAway: later })
  return (
    <section className={styles.prompt} data-hook="prompt" aria-labelledby={title} {...swipe}>
      <Icon of="bell-ring" size="l" />
      <div>
        <h2 className="display" id={title}>
          {pushText.prompt.title}
        </h2>
        <div className={styles.answers}>
          <button
            type="button"
            className={styles.enable}
            aria-busy={asking || undefined}
            onClick={asking ? undefined : () => void enable()}
          >
            {pushText.prompt.enable}
          </button>
          <button type="button" className={styles.later} onClick={later}>
            {pushText.prompt.later}
          </button>
        </div>
      </div>
    </section>
  )
}
