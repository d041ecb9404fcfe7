import { useEffect, useRef } from 'react'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/history.module.css'
import { historyText as text } from '../../../text/history.ts'
import { Button } from '../../../ui/button.tsx'

interface HistoryQuestionProps {
  onAnswer: (yes: boolean) => void
  /** Opened by the member: takes the focus. */
  called?: boolean
}

/**
 * Asked once, at the first visit of the search (product §6, cookies): two equal buttons, and nothing is stored before
 * consent.
 */
export function HistoryQuestion({ onAnswer, called = false }: HistoryQuestionProps) {
  const asked = useRef<HTMLElement>(null)
  useEffect(() => {
    if (called) asked.current?.focus()
  }, [called])
  return (
    <section ref={asked} className={styles.ask} aria-labelledby="retenir" tabIndex={-1}>
      <h3 className="bold" id="retenir">
        {text.question}
      </h3>
      <p className="small soft">
        {text.what} {text.shared}{' '}
        <Link className="text-link" to="/l/cookies">
          {text.more}
        </Link>
      </p>
      <div className={styles.answers}>
        <Button look="quiet" onClick={() => onAnswer(false)}>
          {text.no}
        </Button>
        <Button look="quiet" onClick={() => onAnswer(true)}>
          {text.yes}
        </Button>
      </div>
    </section>
  )
}
