import { useState } from 'react'
import styles from '../styles/shared/doorstep.module.css'
import { outboxText } from '../text/outbox.ts'
import { Button } from '../ui/button.tsx'
import { eraseOutbox } from './outbox-store.ts'

/** Unsent entries stay on this device unless the member erases them. */
export function UnsentQuestion({ viewerId }: { viewerId: number }) {
  const [erased, setErased] = useState(false)
  if (erased) return <p className={styles.notice}>{outboxText.erased}</p>
  return (
    <div className={`${styles.notice} stack`}>
      <p>{outboxText.atSignOut}</p>
      <Button look="quiet" size="sm" onClick={() => void eraseOutbox(viewerId).then(() => setErased(true))}>
        {outboxText.erase}
      </Button>
    </div>
  )
}
