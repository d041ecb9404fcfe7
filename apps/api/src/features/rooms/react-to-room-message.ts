import type { Brand } from '@consoeurs/brand'
import type { RoomWrite } from '@consoeurs/contract'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { checkKind, setReaction } from '../reactions/public.ts'
import { changeMessage, lockMessage } from './change-room-message.ts'
import { type TellParts, tellChange } from './tell-room.ts'

/**
 * Her one reaction to a message, replaced or taken back with null. Nobody is notified: it shows where it stands.
 * @throws AppError MESSAGE_NOT_FOUND, FORBIDDEN, ROOM_ARCHIVED, VALIDATION
 */
export async function reactToRoomMessage(
  tx: Tx,
  parts: TellParts & { brand: Brand },
  viewer: Viewer,
  { id, kind }: { id: number; kind: string | null },
): Promise<RoomWrite> {
  checkKind(parts.brand, kind)
  const { room, message } = await lockMessage(tx, viewer, id, 'room-message.react')
  const { changed } = await setReaction(tx, viewer, { target: 'roomMessage', targetId: id, kind })
  if (changed) await changeMessage(tx, message, {})
  return tellChange(tx, parts, viewer, { room, messageId: id })
}
