import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { ShortcutsButton } from '../keys/shortcuts.tsx'
import { useNeighbourKeys } from '../keys/use-queue.ts'
import { moment } from '../lists/dates.ts'
import { PageHead } from '../shell/page-head.tsx'
import { moderationText } from '../text/moderation.ts'
import { Panel } from './panel.tsx'

interface DecisionPageProps {
  title: string
  /** Beside the title. */
  actions?: ReactNode
  /** Context beside the record. */
  aside: ReactNode
  asideLabel: string
  /** On a phone the context comes first: whom it is about decides. */
  asideFirst?: boolean
  children: ReactNode
}

/** A record of a queue: what it is and its decision, with the context beside it. */
export function DecisionPage({ title, actions, aside, asideLabel, asideFirst = false, children }: DecisionPageProps) {
  const { id } = useParams()
  useNeighbourKeys(Number(id))
  const context = (
    <aside className="stack" aria-label={asideLabel}>
      {aside}
    </aside>
  )
  return (
    <>
      <PageHead title={title}>
        {actions}
        <ShortcutsButton />
      </PageHead>
      <div className={asideFirst ? 'care whose' : 'care'}>
        {asideFirst ? context : null}
        <div className="stack">{children}</div>
        {asideFirst ? null : context}
      </div>
    </>
  )
}

interface DecidedProps {
  title?: string
  badge: ReactNode
  decision: { by: string | null; at: string | null }
  /** What the moderator wrote. */
  words?: ReactNode
  children?: ReactNode
}

/** A decision that was made: its state, its words, by whom and when. */
export function Decided({ title = moderationText.decision, badge, decision, words, children }: DecidedProps) {
  const { by, at } = decision
  return (
    <Panel
      title={
        <>
          {title} {badge}
        </>
      }
    >
      {words}
      <p className="hint">{at === null ? null : moderationText.decidedBy(by, moment(at))}</p>
      {children}
    </Panel>
  )
}
