import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { historyText as text } from '../../text/history.ts'
import { Button } from '../../ui/button.tsx'
import '../../styles/page-history.css'

interface HistoryQuestionProps {
  onAnswer: (yes: boolean) => void
  /** She pressed for it: it is what she reads next. */
  called?: boolean
}

/** Asked once, where she looks for something (product §6, cookies): two equal buttons, and nothing before the answer. */
export function HistoryQuestion({ onAnswer, called = false }: HistoryQuestionProps) {
  const asked = useRef<HTMLElement>(null)
  useEffect(() => {
    if (called) asked.current?.focus()
  }, [called])
  return (
    <section ref={asked} className="hs-ask" aria-labelledby="retenir" tabIndex={-1}>
      <h3 className="b" id="retenir">
        {text.question}
      </h3>
      <p className="small soft">
        {text.what} {text.shared}{' '}
        <Link className="link" to="/l/cookies">
          {text.more}
        </Link>
      </p>
      <div className="hs-answers">
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
