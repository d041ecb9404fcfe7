import type { UnsentMessage } from '../../../outbox/unsent.ts'
import styles from '../../../styles/shared/thread.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { MessageImages, PicturesGoing, type Talk, type UnsentActions, UnsentNote, VoiceGoing } from '../talk/public.ts'
import { type BubbleShape, QuoteIn, shapeClasses } from './message-bubble.tsx'
import { QuotedProfile } from './profile-quote-view.tsx'

interface UnsentBubbleProps extends BubbleShape {
  actions: UnsentActions
  unsent: UnsentMessage
  talk: Pick<Talk, 'nameOf' | 'onGo'>
}

export function UnsentBubble({ unsent, talk, actions, ...shape }: UnsentBubbleProps) {
  const { text, images, pictures = [], recording = null, refusal, replyTo = null, profileQuote = null } = unsent
  return (
    <>
      {images.length === 0 ? null : <MessageImages images={images} mine covered={null} onUncover={actions.onRetry} />}
      {pictures.length === 0 ? null : <PicturesGoing pictures={pictures} />}
      {recording === null ? null : <VoiceGoing recording={recording} />}
      {text === '' && replyTo === null && profileQuote === null ? null : (
        <div
          className={classNames(shapeClasses(shape), refusal === null ? styles.going : styles.stopped)}
          data-hook="bubble"
        >
          {profileQuote === null ? null : <QuotedProfile quote={profileQuote} mine />}
          <QuoteIn talk={talk} quote={replyTo} />
          <span className="written">{text}</span>
        </div>
      )}
      <UnsentNote unsent={unsent} last={shape.last} {...actions} />
    </>
  )
}
