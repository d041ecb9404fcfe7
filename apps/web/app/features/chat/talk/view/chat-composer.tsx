import type { ComponentProps } from 'react'
import { ApiFailure } from '../../../../api/client.ts'
import styles from '../../../../styles/shared/messages-page.module.css'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { Composer } from '../composer.tsx'
import type { TalkMessage, TalkUnsent } from '../talk.ts'
import type { Chat } from './use-chat-view.ts'

type Field = Pick<
  ComponentProps<typeof Composer>,
  'label' | 'limit' | 'pictures' | 'voice' | 'polls' | 'onTyping' | 'completion' | 'closed' | 'quote'
>

interface ChatComposerProps<Message extends TalkMessage, Going extends TalkUnsent> extends Field {
  chat: Chat<Message, Going>
  error?: string
}

export function ChatComposer<Message extends TalkMessage, Going extends TalkUnsent>({
  chat: { adapter, served, composing, field, send },
  error,
  ...rest
}: ChatComposerProps<Message, Going>) {
  const { about, stop, text, write } = composing
  /** On a refusal or without a network, the text stays in the composer. */
  const edit = async (id: number, words: string) => {
    try {
      await adapter.edit(id, words)
      stop()
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      toast.error(error.message)
    }
  }
  const name = about === null || about.message.authorId === adapter.viewerId ? null : adapter.authorName(about.message)
  return (
    <Composer
      {...rest}
      about={about && { about, name, onClose: stop }}
      text={text}
      onWrite={write}
      onSend={(words) =>
        about?.kind === 'edit' ? edit(about.message.id, words.text) : send(words, about?.message ?? null)
      }
      field={field}
      clientId={served.clientId}
      error={error ?? served.refused?.error ?? null}
    />
  )
}

/** Replaces the composer. */
export function ChatClosed({ lead, text }: { lead: string; text: string }) {
  return (
    <div className={styles.closed} data-hook="thread-closed" role="status">
      <p className="bold">{lead}</p>
      <p className="small soft">{text}</p>
    </div>
  )
}
