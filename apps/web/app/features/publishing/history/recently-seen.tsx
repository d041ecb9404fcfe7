import { type HistoryEntry, type HistoryKey, historyKeys } from '@consoeurs/contract/publishing/history-keys'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/history.module.css'
import { historyText as text } from '../../../text/history.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { SmallPicture } from '../../../ui/small-picture.tsx'
import { checkHistory } from './check-history.ts'
import { entryIcons } from './entry-icons.ts'
import { type History, isEmpty } from './history.ts'
import { HistoryQuestion } from './history-question.tsx'
import { forgetHistory, forgetSeen } from './local-history.ts'
import { answerHistory, dismissHistoryQuestion, useLocalHistory } from './use-local-history.ts'

/** Shown before « all ». */
const FIRST = 6

interface EntriesProps {
  kind: HistoryKey
  entries: HistoryEntry[]
  onForget: (path: string) => void
}

function Entries({ kind, entries, onForget }: EntriesProps) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = all ? entries : entries.slice(0, FIRST)
  const forget = (path: string) => {
    onForget(path)
    // The pressed button is removed with its row: keep the keyboard focus in the list.
    list.current?.focus()
  }
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={text.kinds[kind]}>
        {shown.map((entry) => (
          <li key={entry.path}>
            <Link className={styles.row} to={entry.path} prefetch="intent" viewTransition>
              <SmallPicture src={entry.avatar} name={entry.name} face={kind === 'members'} icon={entryIcons[kind]} />
              <span className="grow truncated">{entry.name}</span>
            </Link>
            <IconButton icon="x" label={text.forgetOne(entry.name)} onClick={() => forget(entry.path)} />
          </li>
        ))}
      </ul>
      {shown.length === entries.length ? null : (
        <Button look="quiet" size="sm" className={styles.others} onClick={() => setAll(true)}>
          {text.others(entries.length - shown.length)}
        </Button>
      )}
    </>
  )
}

function Seen({ viewerId, history }: { viewerId: number; history: History }) {
  const [chosen, choose] = useState<HistoryKey>('members')
  const held = historyKeys.filter((key) => history[key].length > 0)
  const kind = held.includes(chosen) ? chosen : held[0]
  if (kind === undefined) return <p className="soft">{text.nothing}</p>
  return (
    <>
      <Segmented
        label={text.choose}
        options={held.map((key) => ({ value: key, label: text.kinds[key] }))}
        value={kind}
        onChange={choose}
      />
      <Entries key={kind} kind={kind} entries={history[kind]} onForget={(path) => forgetSeen(viewerId, kind, path)} />
    </>
  )
}

interface NotKeptProps {
  standing: 'off' | 'asked'
  onAnswer: (yes: boolean) => void
}

/** The question at the first visit; afterwards a line that opens it again. */
function NotKept({ standing, onAnswer }: NotKeptProps) {
  const [asks, ask] = useState<'first' | 'again' | null>(null)
  useEffect(() => {
    if (standing !== 'asked') return
    ask('first')
    dismissHistoryQuestion()
  }, [standing])
  const answer = (yes: boolean) => {
    ask(null)
    onAnswer(yes)
  }
  if (asks !== null || standing === 'asked') return <HistoryQuestion onAnswer={answer} called={asks === 'again'} />
  return (
    <p className={`soft ${styles.said}`}>
      {text.off}
      <Button look="quiet" size="sm" onClick={() => ask('again')}>
        {text.turnOn}
      </Button>
    </p>
  )
}

/** « Vus récemment ». */
export function RecentlySeen({ viewerId }: { viewerId: number }) {
  const known = useLocalHistory(viewerId)
  const standing = known?.standing
  useEffect(() => {
    if (standing === 'kept') void checkHistory(viewerId)
  }, [viewerId, standing])
  if (known === null) return null
  const answer = (yes: boolean) => {
    answerHistory(viewerId, yes)
    toast.success(yes ? text.turnedOn : text.turnedOff)
  }
  const forget = () => {
    forgetHistory(viewerId)
    toast.success(text.forgotten)
  }
  return (
    <section className={styles.entry} aria-labelledby="vus">
      <div className="section-head">
        <h2 className="display heading-4" id="vus">
          {text.title}
        </h2>
        {isEmpty(known.history) ? null : (
          <Button look="ghost" size="sm" onClick={forget}>
            {text.forgetAll}
          </Button>
        )}
      </div>
      {known.standing === 'kept' ? null : <NotKept standing={known.standing} onAnswer={answer} />}
      {standing === 'kept' ? (
        <>
          <Seen viewerId={viewerId} history={known.history} />
          <p className={`meta ${styles.said}`}>
            {text.onlyHere}
            <Button look="ghost" size="sm" onClick={() => answer(false)}>
              {text.turnOff}
            </Button>
          </p>
        </>
      ) : null}
    </section>
  )
}
