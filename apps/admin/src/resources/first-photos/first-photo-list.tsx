import type { DeskFirstPhotoRow } from '@consoeurs/contract'
import { MemberQueue, StateBadge } from '../../care/member-queue.tsx'
import { firstPhotosText as text } from '../../text/first-photos.ts'

export const FirstPhotoBadge = ({ state }: Pick<DeskFirstPhotoRow, 'state'>) => (
  <StateBadge granted={state === 'approved'}>{text.states[state]}</StateBadge>
)

/** First photos of members. */
export const FirstPhotoList = () => (
  <MemberQueue<'createdAt', DeskFirstPhotoRow>
    text={text}
    sentAt="createdAt"
    stateOf={({ state }) => text.states[state]}
    notes={({ state }) => (state === 'waiting' ? null : <FirstPhotoBadge state={state} />)}
    assigned
  />
)
