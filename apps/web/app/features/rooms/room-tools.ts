import type { MuteSpan, RoomMessageView, RoomView } from '@consoeurs/contract'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { publishLiveEvent } from '../../live/live-events.ts'
import { roomToolsText } from '../../text/room-tools.ts'
import { toast } from '../../ui/toast.tsx'
import type { MessageToolsProps } from '../talk/public.ts'
import { roomsApi } from './rooms.api.ts'
import { roomMessageHref } from './rooms-links.ts'

/** What came of it is shown at once; a refusal is said. */
async function attempt(act: () => Promise<string>): Promise<void> {
  try {
    toast.success(await act())
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    toast.error(error.message)
  }
}

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

export const muteRoom = (roomId: number, until: MuteSpan | null) =>
  attempt(async () => {
    publishLiveEvent({ type: 'room.marks', roomId, marks: await roomsApi(api).mute(roomId, until) })
    return roomToolsText.muteDone
  })

export const hearRoom = (roomId: number) =>
  attempt(async () => {
    publishLiveEvent({ type: 'room.marks', roomId, marks: await roomsApi(api).hear(roomId) })
    return roomToolsText.hearDone
  })

/** @throws ApiFailure */
async function remove(id: number, reason: string): Promise<void> {
  show((await roomsApi(api).remove(id, reason || undefined)).message)
}

const removalReasons = Object.entries(roomToolsText.reasons).map(([value, label]) => ({ value, label }))

type Tools = Pick<
  MessageToolsProps,
  'mine' | 'name' | 'canAnswer' | 'canReact' | 'more' | 'removal' | 'report' | 'onBlocked'
>

/** What she may do with one message of a room. */
export function roomToolsOf(message: RoomMessageView, room: RoomView, viewerId: number): Tools {
  const { id, authorId, author, deleted, pinned, seq } = message
  const { write, moderate } = room.can
  const mine = authorId === viewerId
  const name = author?.displayName ?? ''
  const pinWords = pinned === null ? roomToolsText.pin : roomToolsText.unpin
  const words = mine ? roomToolsText.delete : roomToolsText.takeAway
  const reasons = mine ? undefined : { legend: roomToolsText.reason, options: removalReasons }
  return {
    mine,
    name,
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
