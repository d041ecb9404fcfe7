import type { UnsentMessage } from '../../outbox/unsent.ts'
import { classNames } from '../../ui/class-names.ts'
import { MessageImages, PicturesGoing, RefusedNote, type Talk, WaitingNote } from '../talk/public.ts'
import { type BubbleShape, QuoteIn, shapeClasses } from './message-bubble.tsx'

interface UnsentBubbleProps extends BubbleShape {
  unsent: UnsentMessage
  talk: Pick<Talk, 'nameOf' | 'onGo'>
  onRetry: () => void
  onEdit: () => void
  onRemove: () => void
}

/** Hers already, on its way or stopped. */
export function UnsentBubble({ unsent, talk, onRetry, onEdit, onRemove, ...shape }: UnsentBubbleProps) {
  const { text, images, pictures = [], refusal, replyTo = null } = unsent
  return (
    <>
      {images.length === 0 ? null : <MessageImages images={images} mine covered={null} onUncover={onRetry} />}
      {pictures.length === 0 ? null : <PicturesGoing pictures={pictures} />}
      {text === '' && replyTo === null ? null : (
        <div className={classNames(shapeClasses(shape), refusal === null ? 'going' : 'stopped')}>
          <QuoteIn talk={talk} quote={replyTo} />
          <span className="written">{text}</span>
        </div>
      )}
      {refusal === null && shape.last ? <WaitingNote unsent={unsent} /> : null}
      {refusal === null ? null : <RefusedNote unsent={unsent} {...{ refusal, onRetry, onEdit, onRemove }} />}
    </>
  )
}
