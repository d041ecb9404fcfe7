import type { PageBrand } from '@consoeurs/brand'
import type { ReactionState } from '@consoeurs/contract'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/share-actions.module.css'
import shareDetailsStyles from '../../../styles/shared/share-details.module.css'
import { formatCount } from '../../../text/counts.ts'
import { sharesText } from '../../../text/shares.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ReactionPicker } from './reaction-picker.tsx'
import { leadingKinds } from './reaction-state.ts'
import { usePickerOpening } from './use-picker-opening.ts'

const words = sharesText.reactions

interface ReactionsProps {
  state: ReactionState
  /** For comments. */
  small?: boolean
}

/** Plain functions: a feed shows them in each of its cards. */
function emojis({ reactions }: PageBrand, state: ReactionState) {
  const shown = leadingKinds(state).flatMap((kind) => reactions.find((known) => known.kind === kind)?.emoji ?? [])
  if (shown.length === 0) return <Icon of="heart" />
  return (
    <span className={styles.emojis} aria-hidden="true">
      {shown.map((emoji) => (
        <span key={emoji}>{emoji}</span>
      ))}
    </span>
  )
}

const total = (state: ReactionState) =>
  state.total === 0 ? null : <span className="tabular-numbers">{formatCount(state.total)}</span>

/** Visitors see the counts and a link to sign in. */
export function ReactionLink({ state, small = false }: ReactionsProps) {
  const brand = useBrand()
  const { pathname, search } = useLocation()
  return (
    <Link
      className={classNames(styles.action, small && styles.smallAction)}
      data-hook="share-action"
      to={`/login?suite=${encodeURIComponent(pathname + search)}`}
      aria-label={`${words.total(state.total)}. ${words.signIn}`}
    >
      {emojis(brand, state)}
      {total(state)}
    </Link>
  )
}

interface ReactionButtonProps extends ReactionsProps {
  /** The viewer's reaction is in the outbox. */
  waits?: boolean
  onReact: (kind: string | null) => void
}

/** A press toggles the reaction; a long press, hovering or ArrowUp opens the picker. */
export function ReactionButton({ state, onReact, waits = false, small = false }: ReactionButtonProps) {
  const brand = useBrand()
  const { reactions } = brand
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { frame, press } = usePickerOpening({ open, setOpen, button })
  const mine = reactions.find(({ kind }) => kind === state.mine)
  const choose = (kind: string | null) => {
    setOpen(false)
    onReact(kind)
  }
  return (
    <span className={shareDetailsStyles.reacting} data-hook="reacting" {...frame}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.action, mine && 'selected', small && styles.smallAction)}
        data-hook="share-action"
        aria-pressed={mine !== undefined}
        aria-haspopup="true"
        aria-expanded={open}
        aria-label={`${words.total(state.total)}. ${mine ? words.given(mine.label) : words.react}`}
        aria-description={waits ? words.waits : words.hint}
        {...press(() => choose(mine ? null : (reactions[0]?.kind ?? null)))}
      >
        {emojis(brand, state)}
        {total(state)}
        {waits ? <Icon of="clock" size="s" /> : null}
      </button>
      {open ? <ReactionPicker mine={state.mine} onChoose={choose} /> : null}
    </span>
  )
}
