import { useEffect, useState } from 'react'
import { onDemand } from '../../../ui/on-demand.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { onHoverCardKey } from './hover-card-key.ts'
import type { MemberElement } from './member-element.ts'
import { onMemberHover } from './member-hover.ts'
import { onMemberLongPress } from './member-long-press.ts'

/** Opened by hovering, a long press or a key. */
type Trigger = 'rest' | 'press' | 'key'

interface OpenCard {
  member: MemberElement
  trigger: Trigger
  /** False while the mouse is only near: the code is preloaded, no data yet. */
  open: boolean
}

export interface HoverCardProps {
  member: MemberElement
  open: boolean
  onOpenChange: (open: boolean) => void
  /** False after hovering: the focus stays. */
  takesFocus: boolean
}

const popover = async () => (await import('./hover-card-popover.tsx')).HoverCardPopover
const overlays = {
  /** Hovering is no request: failures stay silent. */
  rest: onDemand<HoverCardProps>(popover, { quiet: true }),
  key: onDemand<HoverCardProps>(popover),
  press: onDemand<HoverCardProps>(async () => (await import('./hover-card-sheet.tsx')).HoverCardSheet),
}

/** A card opened by a press or a key is not closed by moving the mouse. */
const isPinned = (card: OpenCard | null): boolean => card?.open === true && card.trigger !== 'rest'

const isShown = (card: OpenCard | null, { element }: MemberElement): boolean =>
  card?.open === true && card.member.element === element

/** A list whose cards have a menu of their own opens that. */
const hasOwnMenu = ({ element }: MemberElement): boolean =>
  !element.dispatchEvent(new Event('member-press', { bubbles: true, cancelable: true }))

/** Hover cards of members on any page. */
export function HoverCardOverlay() {
  const own = useViewer()?.username
  const [card, setCard] = useState<OpenCard | null>(null)
  useEffect(() => {
    const byMouse = (member: MemberElement, open: boolean) => {
      if (member.username === own) return
      setCard((known) => (isPinned(known) || isShown(known, member) ? known : { member, trigger: 'rest', open }))
    }
    const by = (trigger: Trigger) => (member: MemberElement) => {
      if (member.username === own || (trigger === 'press' && hasOwnMenu(member))) return
      setCard({ member, trigger, open: true })
    }
    const unsubscribe = [
      onMemberHover({
        near: (member) => byMouse(member, false),
        open: (member) => byMouse(member, true),
        leave: () => setCard((known) => (known === null || isPinned(known) ? known : { ...known, open: false })),
      }),
      onMemberLongPress(by('press')),
      onHoverCardKey(by('key')),
    ]
    return () => {
      for (const stop of unsubscribe) stop()
    }
  }, [own])
  if (card === null) return null
  const { member, trigger, open } = card
  const Overlay = overlays[trigger]
  return (
    <Overlay
      key={member.username}
      member={member}
      open={open}
      takesFocus={trigger !== 'rest'}
      onOpenChange={(wanted) => setCard((known) => known && { ...known, open: wanted })}
    />
  )
}
