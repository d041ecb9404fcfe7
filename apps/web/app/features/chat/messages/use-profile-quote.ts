import { isSameQuote, type MessageView, type ProfileQuote } from '@consoeurs/contract'
import { useState } from 'react'

interface ProfileQuoteOptions {
  /** From the link that led here. */
  served: ProfileQuote | null
  messages: readonly MessageView[]
  viewerId: number
}

/** What the next message quotes, until it is sent or removed. Not again after a reload, once it was sent. */
export function useProfileQuote({ served, messages, viewerId }: ProfileQuoteOptions) {
  const [done, setDone] = useState<ProfileQuote | null>(null)
  const isDone =
    served === null ||
    (done !== null && isSameQuote(done, served)) ||
    messages.some(
      ({ authorId, profileQuote }) => authorId === viewerId && profileQuote && isSameQuote(profileQuote, served),
    )
  return { profileQuote: isDone ? null : served, dropQuote: () => setDone(served) }
}
