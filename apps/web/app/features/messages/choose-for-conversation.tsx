import type { ConversationView } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { publishLiveEvent } from '../../live/live-events.ts'
import { conversationChoicesText as text } from '../../text/conversation-choices.ts'
import { Sheet } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { MuteFor } from '../talk/public.ts'
import { messagesApi } from './messages.api.ts'

/** What she may choose for a conversation, each with its end. */
export type Choice = 'mute' | 'unmute' | 'archive' | 'unarchive'

/** What she chose stands at once on this page; her other ones hear of it. */
async function choose(calling: Promise<ConversationView>, say: (chosen: ConversationView) => void): Promise<void> {
  try {
    const conversation = await calling
    publishLiveEvent({ type: 'conversation', conversation })
    say(conversation)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    toast.error(error.message)
  }
}

const undo = (id: number, what: 'unmute' | 'unarchive') => ({
  action: { label: text.undo, onPress: () => void act(id, what) },
})

/** Each says what it did; what hides something can be undone by one press. */
function act(id: number, choice: Exclude<Choice, 'mute'>): Promise<void> {
  const calls = messagesApi(api)
  if (choice === 'unmute') return choose(calls.unmute(id), () => toast.success(text.unmuted))
  if (choice === 'unarchive') return choose(calls.unarchive(id), () => toast.success(text.unarchived))
  return choose(calls.archive(id), ({ quiet }) =>
    toast.success(quiet ? text.archivedQuiet : text.archived, undo(id, 'unarchive')),
  )
}

interface ChooseForConversationProps {
  conversation: ConversationView
  choice: Choice
  onClose: () => void
}

/** For how long; anything else is done as soon as it is pressed. */
export function ChooseForConversation({ conversation, choice, onClose }: ChooseForConversationProps) {
  const { id, other } = conversation
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || choice === 'mute') return
    begun.current = true
    void act(id, choice).then(onClose)
  }, [id, choice, onClose])
  if (choice !== 'mute') return null
  return (
    <Sheet open onOpenChange={(open) => open || onClose()} title={text.mute}>
      <MuteFor
        lead={text.muteText(other.displayName)}
        onChoose={(until) => {
          onClose()
          void choose(messagesApi(api).mute(id, until), () => toast.success(text.muted, undo(id, 'unmute')))
        }}
      />
    </Sheet>
  )
}
