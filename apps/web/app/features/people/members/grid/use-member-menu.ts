import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ListedMember } from '../members.api.ts'

/** The one menu of the list, opened by a card’s button or by a long press on the card. */
export function useMemberMenu(list: RefObject<HTMLElement | null>, members: ListedMember[]) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [menu, setMenu] = useState<{ member: ListedMember; open: boolean } | null>(null)
  useEffect(() => {
    const element = list.current
    const onPress = (event: Event) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-id]') : null
      const member = members.find(({ id }) => id === Number(card?.dataset.id))
      if (member === undefined) return
      event.preventDefault()
      anchor.current = card?.querySelector<HTMLButtonElement>('[data-hook~="member-menu"]') ?? null
      setMenu({ member, open: true })
    }
    element?.addEventListener('member-press', onPress)
    return () => element?.removeEventListener('member-press', onPress)
  }, [list, members])
  return {
    menu,
    anchor,
    openMenu: (member: ListedMember, button: HTMLButtonElement) => {
      anchor.current = button
      setMenu({ member, open: true })
    },
    onOpenChange: (open: boolean) => setMenu((known) => known && { ...known, open }),
  }
}
