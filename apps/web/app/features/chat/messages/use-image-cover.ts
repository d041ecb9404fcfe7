import { useEffect, useState } from 'react'
import type { Thread } from './thread-state.ts'

const key = (conversationId: number) => `message-images:${conversationId}`

function wasUncovered(conversationId: number): boolean {
  try {
    return localStorage.getItem(key(conversationId)) !== null
  } catch {
    return false
  }
}

/** Pictures of a new contact stay covered until the viewer uncovers them or has replied. */
export function useImageCover({ conversation, messages, hasOlder, hasNewer }: Thread, viewerId: number) {
  const id = conversation?.id ?? null
  const [uncovered, setUncovered] = useState(false)
  useEffect(() => {
    if (id !== null) setUncovered(wasUncovered(id))
  }, [id])
  const isNewContact = !hasOlder && !hasNewer && !messages.some(({ authorId }) => authorId === viewerId)
  const uncover = () => {
    setUncovered(true)
    try {
      if (id !== null) localStorage.setItem(key(id), '1')
    } catch {
      // No storage: they stay uncovered until the page is left.
    }
  }
  return { isCovered: isNewContact && !uncovered, uncover }
}
