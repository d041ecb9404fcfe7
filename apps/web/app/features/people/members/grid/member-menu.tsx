import type { RefObject } from 'react'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { favoritesText } from '../../../../text/favorites.ts'
import { membersText } from '../../../../text/members.ts'
import { reportTitles } from '../../../../text/report-titles.ts'
import { type MenuItem, MenuPopup } from '../../../../ui/overlays/menu.tsx'
import { useFavorite } from '../../favorites/public.ts'
import { directoryText } from '../directory.text.ts'
import type { ListedMember } from '../members.api.ts'

export interface MemberMenuProps {
  member: ListedMember
  anchor: RefObject<HTMLButtonElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Showing the list of passed members. */
  passed: boolean
  /** Undefined where members cannot be passed. */
  onPass?: (member: ListedMember) => void
}

/** One for the whole directory. */
export function MemberMenu({ member, passed, onPass, ...popup }: MemberMenuProps) {
  const { username, displayName } = member
  const { state, wish } = useFavorite(member)
  const { likes } = useBrand().features
  // Elsewhere the card itself has it.
  const write: MenuItem[] = likes
    ? [{ label: membersText.writeTo(displayName), icon: 'message-circle', to: `/messages/${username}` }]
    : []
  const items: MenuItem[] = [
    ...write,
    {
      label: state.kept ? favoritesText.release(displayName) : favoritesText.keep(displayName),
      icon: 'bookmark',
      onSelect: () => wish({ kept: !state.kept }),
    },
  ]
  if (onPass !== undefined) {
    const label = passed ? directoryText.bringBackOf(displayName) : directoryText.pass(displayName)
    items.push({ label, icon: passed ? 'undo-2' : 'x', onSelect: () => onPass(member) })
  }
  items.push({ label: reportTitles.member, icon: 'flag', tone: 'danger', to: `/p/${username}/signaler` })
  return <MenuPopup {...popup} label={directoryText.more(displayName)} items={items} />
}
