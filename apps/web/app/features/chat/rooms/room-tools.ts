import type { RoomMessageView, RoomView } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { publishLiveEvent } from '../../../events/live-events.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { roomMessageHref } from '../../publishing/communities/public.ts'
import type { MessageToolsProps, ToolsProps } from '../talk/public.ts'
import { attempt } from './room-actions.ts'
import { roomToolsText } from './room-tools.text.ts'
import { roomsApi } from './rooms.api.ts'

const show = (message: RoomMessageView) =>
  publishLiveEvent({ type: 'room.message', roomId: message.roomId, message, own: true })

const pin = ({ id, pinned }: RoomMessageView) =>
  attempt(async () => {
    const { message } = await (pinned === null ? roomsApi(api).pin(id) : roomsApi(api).unpin(id))
    show(message)
    return pinned === null ? roomToolsText.pinDone : roomToolsText.unpinDone
  })

async function copyLink(room: RoomView, seq: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(roomMessageHref(room, seq), location.origin).href)
    toast.success(roomToolsText.linkCopied)
  } catch {
    toast.error(roomToolsText.linkNotCopied)
  }
}

/** @throws ApiFailure */
async function remove(id: number, reason: string): Promise<void> {
  show((await roomsApi(api).remove(id, reason || undefined)).message)
}

const removalReasons = Object.entries(roomToolsText.reasons).map(([value, label]) => ({ value, label }))

interface RoomToolsProps extends ToolsProps<RoomMessageView> {
  room: RoomView
}

export function roomTools({ room, ...props }: RoomToolsProps): MessageToolsProps {
  const { message, mine, name } = props
  const { id, deleted, pinned, seq } = message
  const { write, moderate } = room.can
  const pinWords = pinned === null ? roomToolsText.pin : roomToolsText.unpin
  const words = mine ? roomToolsText.delete : roomToolsText.takeAway
  const reasons = mine ? undefined : { legend: roomToolsText.reason, options: removalReasons }
  return {
    ...props,
    // The question stays as it was answered.
    closed: (message.poll?.voters ?? 0) > 0,
    canAnswer: write,
    canReact: write,
    more: deleted
      ? []
      : [
          { label: roomToolsText.copyLink, icon: 'link-2', use: () => void copyLink(room, seq) },
          ...(moderate && write ? [{ label: pinWords, icon: 'pin', use: () => void pin(message) } as const] : []),
        ],
    removal: !deleted && (mine || moderate) ? { words, reasons, remove: (reason: string) => remove(id, reason) } : null,
    report: mine ? null : { target: 'roomMessage', targetId: id, memberName: name },
    onBlocked: () => undefined,
  }
}
