import { useState } from 'react'
import type { TalkMessage } from './talk.ts'

/** The message that the text answers, or the viewer's own that it edits. */
export interface About<Message extends TalkMessage> {
  kind: 'answer' | 'edit'
  message: Message
}

interface ComposingOptions<Message> {
  messages: readonly Message[]
  draft: string
  writeDraft: (text: string) => void
}

/** The composer's text: the draft, which is kept untouched during an edit. */
export function useComposing<Message extends TalkMessage>({ messages, draft, writeDraft }: ComposingOptions<Message>) {
  const [chosen, setChosen] = useState<{ kind: About<Message>['kind']; id: number } | null>(null)
  const [changed, setChanged] = useState('')
  // Its current form: once deleted it cannot be edited, and is quoted as deleted.
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
