import { type HistoryEntry, type HistoryKey, historyKeys } from '@consoeurs/contract/history-keys'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { historyText as text } from '../../text/history.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SmallPicture } from '../../ui/small-picture.tsx'
import { toast } from '../../ui/toast.tsx'
import { checkHistory } from './check-history.ts'
import { entryIcons } from './entry-icons.ts'
import { type History, isEmpty } from './history.ts'
import { HistoryQuestion } from './history-question.tsx'
import { forgetHistory, forgetSeen } from './local-history.ts'
import { answerHistory, useLocalHistory } from './use-local-history.ts'
import '../../styles/page-history.css'

/** Shown before she asks for the others. */
const FIRST = 6

interface EntriesProps {
  kind: HistoryKey
  entries: HistoryEntry[]
  onForget: (path: string) => void
}

/** The pages of one key, the last seen first; each may be forgotten by itself. */
function Entries({ kind, entries, onForget }: EntriesProps) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = all ? entries : entries.slice(0, FIRST)
  const forget = (path: string) => {
    onForget(path)
    // The button is gone with its line: whoever pressed it by key stays in the list.
    list.current?.focus()
  }
  return (
    <>
      <ul ref={list} className="hs-list" tabIndex={-1} aria-label={text.kinds[kind]}>
        {shown.map((entry) => (
          <li key={entry.path}>
            <Link className="hs-row" to={entry.path} prefetch="intent" viewTransition>
              <SmallPicture src={entry.avatar} name={entry.name} face={kind === 'members'} icon={entryIcons[kind]} />
              <span className="grow trunc">{entry.name}</span>
            </Link>
            <IconButton icon="x" label={text.forgetOne(entry.name)} onClick={() => forget(entry.path)} />
          </li>
        ))}
      </ul>
      {shown.length === entries.length ? null : (
        <Button look="quiet" size="sm" className="hs-others" onClick={() => setAll(true)}>
          {text.others(entries.length - shown.length)}
        </Button>
      )}
    </>
  )
}

/** One key at a time; those that hold something can be chosen. */
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

/** Not kept: said in a line. She may be asked after all, and is told what it means first. */
function NotKept({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const [asks, ask] = useState(false)
  if (asks) return <HistoryQuestion onAnswer={onAnswer} called />
  return (
    <p className="soft hs-said">
      {text.off}
      <Button look="quiet" size="sm" onClick={() => ask(true)}>
        {text.turnOn}
      </Button>
    </p>
  )
}

/** « Vus récemment »: what this browser remembers for her, the question whether it may, or that it does not. */
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
    <section className="hs" aria-labelledby="vus">
      <div className="sect">
        <h2 className="d h4" id="vus">
          {text.title}
        </h2>
        {isEmpty(known.history) ? null : (
          <Button look="ghost" size="sm" onClick={forget}>
            {text.forgetAll}
          </Button>
        )}
      </div>
      {standing === 'asked' ? <HistoryQuestion onAnswer={answer} /> : null}
      {standing === 'off' ? <NotKept onAnswer={answer} /> : null}
      {standing === 'kept' ? (
        <>
          <Seen viewerId={viewerId} history={known.history} />
          <p className="meta hs-said">
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
