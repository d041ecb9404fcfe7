import { useState } from 'react'
import type { TalkMessage } from './talk.ts'

/** What the next words are about: a message that they answer, or one of hers that they replace. */
export interface About<Message extends TalkMessage> {
  kind: 'answer' | 'edit'
  message: Message
}

interface ComposingOptions<Message> {
  messages: readonly Message[]
  draft: string
  writeDraft: (text: string) => void
}

/** The composer's text: her draft, which waits untouched while she changes a message. */
export function useComposing<Message extends TalkMessage>({ messages, draft, writeDraft }: ComposingOptions<Message>) {
  const [chosen, setChosen] = useState<{ kind: About<Message>['kind']; id: number } | null>(null)
  const [changed, setChanged] = useState('')
  // As it now stands: deleted meanwhile, it cannot be changed any more, and is quoted as what it is.
  const message = chosen === null ? undefined : messages.find(({ id }) => id === chosen.id)
  const about: About<Message> | null =
    chosen === null || message === undefined || (chosen.kind === 'edit' && message.deleted)
      ? null
      : { kind: chosen.kind, message }
  const isEdit = about?.kind === 'edit'
  return {
    about,
    text: isEdit ? changed : draft,
    write: isEdit ? setChanged : writeDraft,
    begin: (kind: About<Message>['kind'], { id, text }: Message) => {
      if (kind === 'edit') setChanged(text)
      setChosen({ kind, id })
    },
    stop: () => setChosen(null),
  }
}
