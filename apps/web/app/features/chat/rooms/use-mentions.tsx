import '../../../styles/shared/rooms.module.css'
import type { MemberLink } from '@consoeurs/contract'
import { isComposing, isEnter } from '@consoeurs/contract/text/enter-key'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { Completion } from '../talk/public.ts'
import { type MentionedWord, mentionedWord, withMention } from './mentioned-word.ts'
import { roomsApi } from './rooms.api.ts'

const MentionList = lazyPart(async () => (await import('./mention-list.tsx')).MentionList, {
  drawnAs: '[data-hook~="mentions"]',
})

/** Debounce, in milliseconds. */
const REST = 150

interface MentionsOptions {
  roomId: number
  field: RefObject<HTMLTextAreaElement | null>
  onWrite: (text: string) => void
}

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
          // Without a network the member types the name herself.
          if (!(error instanceof ApiFailure)) throw error
        })
    }, REST)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [roomId, q])

  // After the text is rendered, put the caret behind the name.
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
  const act = ({ nativeEvent }: KeyboardEvent): boolean => {
    const { key } = nativeEvent
    const member = members[active]
    if (key === 'ArrowDown') setActive((active + 1) % members.length)
    else if (key === 'ArrowUp') setActive((active + members.length - 1) % members.length)
    else if ((isEnter(nativeEvent) || key === 'Tab') && member !== undefined) choose(member)
    else if (key === 'Escape') close()
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen || isComposing(event.nativeEvent) || !act(event)) return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return {
    list: isOpen ? <MentionList id={listId} members={members} active={active} onChoose={choose} /> : null,
    attributes: {
      // A multi-line field keeps the textbox role (ARIA in HTML); the result count is announced beside the list.
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
