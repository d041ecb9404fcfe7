import type { ConversationView } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { publishLiveEvent } from '../../../events/live-events.ts'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { MuteFor } from '../talk/public.ts'
import { conversationChoicesText as text } from './conversation-choices.text.ts'
import { messagesApi } from './messages.api.ts'

export type Choice = 'mute' | 'unmute' | 'archive' | 'unarchive'

/** Applies the choice to this page at once; the member's other pages learn of it from the live event. */
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

/** Confirms with a toast; archiving and unmuting can be undone from it. */
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

/** Mute asks for a duration; any other choice runs as soon as this mounts. */
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
