import { quoteOf } from '@consoeurs/contract'
import styles from '../../../styles/shared/message-field.module.css'
import { talkText } from '../../../text/talk.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { quotedWords } from './message-quote.tsx'
import type { TalkMessage } from './talk.ts'
import type { About } from './use-composing.ts'

interface ComposerAboutProps {
  about: About<TalkMessage>
  /** Null if the viewer wrote it. */
  name: string | null
  onClose: () => void
}

export function ComposerAbout({ about: { kind, message }, name, onClose }: ComposerAboutProps) {
  const edits = kind === 'edit'
  const lead = name === null ? talkText.answeringMe : talkText.answering(name)
  return (
    <div className={styles.about} data-hook="send-about" role="status">
      <Icon of={edits ? 'pencil' : 'reply'} size="s" />
      <p className="small grow">
        <b className="bold">{edits ? talkText.editing : lead}</b>
        <span className="truncated soft">{quotedWords(quoteOf(message))}</span>
      </p>
      <IconButton icon="x" label={edits ? talkText.stopEditing : talkText.stopAnswering} onClick={onClose} />
    </div>
  )
}
