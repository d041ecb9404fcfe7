import type { ReactionState } from '@consoeurs/contract'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { formatCount } from '../../text/counts.ts'
import { sharesText } from '../../text/shares.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { ReactionPicker } from './reaction-picker.tsx'
import { leadingKinds } from './reaction-state.ts'
import { usePickerOpening } from './use-picker-opening.ts'

const words = sharesText.reactions

interface ReactionsProps {
  state: ReactionState
  /** Small, under a comment. */
  small?: boolean
}

function Emojis({ state }: { state: ReactionState }) {
  const { reactions } = useBrand()
  const emojis = leadingKinds(state).flatMap((kind) => reactions.find((known) => known.kind === kind)?.emoji ?? [])
  if (emojis.length === 0) return <Icon of="heart" />
  return (
    <span className="emo" aria-hidden="true">
      {emojis.map((emoji) => (
        <span key={emoji}>{emoji}</span>
      ))}
    </span>
  )
}

function Total({ state }: { state: ReactionState }) {
  return state.total === 0 ? null : <span className="num">{formatCount(state.total)}</span>
}

/** What a visitor sees: the counts, and the way in. */
export function ReactionLink({ state, small = false }: ReactionsProps) {
  const { pathname, search } = useLocation()
  return (
    <Link
      className={classNames('act', small && 'small-act')}
      to={`/login?suite=${encodeURIComponent(pathname + search)}`}
      aria-label={`${words.total(state.total)}. ${words.signIn}`}
    >
      <Emojis state={state} />
      <Total state={state} />
    </Link>
  )
}

interface ReactionButtonProps extends ReactionsProps {
  /** Hers has not left yet. */
  waits?: boolean
  onReact: (kind: string | null) => void
}

/** One press gives the first reaction or takes hers back; holding, resting on it or ArrowUp opens them all. */
export function ReactionButton({ state, onReact, waits = false, small = false }: ReactionButtonProps) {
  const { reactions } = useBrand()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { frame, press } = usePickerOpening({ open, setOpen, button })
  const mine = reactions.find(({ kind }) => kind === state.mine)
  const choose = (kind: string | null) => {
    setOpen(false)
    onReact(kind)
  }
  return (
    <span className="reacting" {...frame}>
      <button
        ref={button}
        type="button"
        className={classNames('act', mine && 'on', small && 'small-act')}
        aria-pressed={mine !== undefined}
        aria-haspopup="true"
        aria-expanded={open}
        aria-label={`${words.total(state.total)}. ${mine ? words.given(mine.label) : words.react}`}
        aria-description={waits ? words.waits : words.hint}
        {...press(() => choose(mine ? null : (reactions[0]?.kind ?? null)))}
      >
        <Emojis state={state} />
        <Total state={state} />
        {waits ? <Icon of="clock" size="s" /> : null}
      </button>
      {open ? <ReactionPicker mine={state.mine} onChoose={choose} /> : null}
    </span>
  )
}
