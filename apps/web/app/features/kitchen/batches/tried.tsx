import type { TriedResult, TriedResults } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { Link } from '../../../navigation/link.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { ReportDialog } from '../../foundation/reports/public.ts'
import { WrittenText } from '../../foundation/written-text/public.ts'
import { newBatchAddress } from '../addresses.ts'
import { batchesApi } from './batches.api.ts'
import styles from './batches.module.css'
import { batchesText } from './batches.text.ts'

const text = batchesText.tried

function Author({ author, own }: Pick<TriedResult, 'author' | 'own'>) {
  if (own) return <b>{text.you}</b>
  if (author === null) return <b>{text.someone}</b>
  return (
    <Link to={`/p/${author.username}`} className={styles.author}>
      <Avatar src={author.avatar} name={author.displayName} size="xs" />
      <b>{author.displayName}</b>
    </Link>
  )
}

function ResultRow({ result, onReport }: { result: TriedResult; onReport: () => void }) {
  const { outcome, learned, days, kind, own } = result
  return (
    <li className={styles.tried} data-hook="tried-result">
      <div className={styles.triedHead}>
        <Author {...result} />
        <span className={styles.outcome} data-outcome={outcome}>
          {batchesText.outcomes[outcome]}
        </span>
        {own ? null : <IconButton icon="flag" label={text.report} onClick={onReport} />}
      </div>
      {learned === '' ? null : (
        <p>
          <WrittenText text={learned} />
        </p>
      )}
      <p className="meta">{[batchesText.kinds[kind], text.days(days)].join(' · ')}</p>
    </li>
  )
}

interface TriedProps {
  served: TriedResults
  of: { recipe: number } | { ingredient: string }
  /** Offers to start one. */
  starts?: boolean
}

/** « Elles ont essayé » : what worked and what failed. */
export function Tried({ served, of, starts = false }: TriedProps) {
  const [later, setLater] = useState<TriedResults | null>(null)
  const [reported, setReported] = useState<number | null>(null)
  const items = [...served.items, ...(later?.items ?? [])]
  const { cursor } = later ?? served
  const more = async () => {
    try {
      const next = await batchesApi(api).tried({ ...of, cursor: cursor ?? undefined })
      setLater({ ...next, items: [...(later?.items ?? []), ...next.items] })
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      toast.error(error.message)
    }
  }
  return (
    <section className={`gutter ${styles.triedAll}`} aria-labelledby="essais" data-hook="tried">
      <h2 id="essais" className="display heading-3">
        {text.title}
      </h2>
      {items.length === 0 ? <p className="soft">{text.none}</p> : <p className="soft">{text.counts(served.counts)}</p>}
      <ul>
        {items.map((result) => (
          <ResultRow key={result.id} result={result} onReport={() => setReported(result.id)} />
        ))}
      </ul>
      <div className={styles.triedEnd}>
        {cursor === null ? null : (
          <Button look="quiet" size="sm" onClick={() => void more()}>
            {text.more}
          </Button>
        )}
        {starts ? (
          <ButtonLink to={newBatchAddress(of)} icon="sprout" look="line">
            {batchesText.start}
          </ButtonLink>
        ) : null}
      </div>
      {reported === null ? null : (
        <ReportDialog
          target="batchResult"
          targetId={reported}
          open
          onOpenChange={(open) => (open ? undefined : setReported(null))}
        />
      )}
    </section>
  )
}
