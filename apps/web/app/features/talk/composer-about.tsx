import { quoteOf } from '@consoeurs/contract'
import { talkText } from '../../text/talk.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { quotedWords } from './message-quote.tsx'
import type { TalkMessage } from './talk.ts'
import type { About } from './use-composing.ts'

interface ComposerAboutProps {
  about: About<TalkMessage>
  /** Who wrote what she answers; null: she did. */
  name: string | null
  onClose: () => void
}

/** Above the field: what the next words answer, or replace. */
export function ComposerAbout({ about: { kind, message }, name, onClose }: ComposerAboutProps) {
  const edits = kind === 'edit'
  const lead = name === null ? talkText.answeringMe : talkText.answering(name)
  return (
    <div className="send-about" role="status">
      <Icon of={edits ? 'pencil' : 'reply'} size="s" />
      <p className="small grow">
        <b className="b">{edits ? talkText.editing : lead}</b>
        <span className="trunc soft">{quotedWords(quoteOf(message))}</span>
      </p>
      <IconButton icon="x" label={edits ? talkText.stopEditing : talkText.stopAnswering} onClick={onClose} />
    </div>
  )
}
