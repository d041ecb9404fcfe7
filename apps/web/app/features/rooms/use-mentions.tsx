import type { MemberLink } from '@consoeurs/contract'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Completion } from '../talk/public.ts'
import { type MentionedWord, mentionedWord, withMention } from './mentioned-word.ts'
import { roomsApi } from './rooms.api.ts'

const MentionList = lazyPart(async () => (await import('./mention-list.tsx')).MentionList, { drawnAs: '.rm-mentions' })

/** She types on: asked once she rests. */
const REST = 150

interface MentionsOptions {
  roomId: number
  field: RefObject<HTMLTextAreaElement | null>
  onWrite: (text: string) => void
}

/** Behind an @ in the field: the members whom she may name, by the arrows, Enter and Tab, or under a finger. */
export function useMentions({ roomId, field, onWrite }: MentionsOptions): Completion {
  const listId = useId()
  const [word, setWord] = useState<MentionedWord | null>(null)
  const [members, setMembers] = useState<MemberLink[]>([])
  const [active, setActive] = useState(0)
  const caret = useRef<number | null>(null)
  const q = word?.q ?? null

  useEffect(() => {
    if (q === null) return setMembers([])
    let left = false
    const timer = setTimeout(() => {
      roomsApi(api)
        .mentionable(roomId, q)
        .then(({ items }) => {
          if (left) return
          setMembers(items)
          setActive(0)
        })
        .catch((error: unknown) => {
          // Without a network she types the name herself.
          if (!(error instanceof ApiFailure)) throw error
        })
    }, REST)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [roomId, q])

  // Once her words are in the field: the caret goes behind the name.
  useEffect(() => {
    if (caret.current === null) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const close = () => setWord(null)
  const choose = ({ username }: MemberLink) => {
    if (word === null) return
    const written = withMention(field.current?.value ?? '', word, username)
    caret.current = written.caret
    onWrite(written.text)
    close()
  }
  const isOpen = word !== null && members.length > 0
  const act = (key: string): boolean => {
    const member = members[active]
    if (key === 'ArrowDown') setActive((active + 1) % members.length)
    else if (key === 'ArrowUp') setActive((active + members.length - 1) % members.length)
    else if ((key === 'Enter' || key === 'Tab') && member !== undefined) choose(member)
    else if (key === 'Escape') close()
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing || !act(event.key)) return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return {
    list: isOpen ? <MentionList id={listId} members={members} active={active} onChoose={choose} /> : null,
    attributes: {
      // A field of several lines stays a text field (ARIA in HTML); how many were found is said beside the list.
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? `${listId}-${active}` : undefined,
    },
    onKeyDown,
    follow: ({ value, selectionEnd }) => setWord(mentionedWord(value, selectionEnd)),
    close,
  }
}
