import { quoteOf, type RoomMessageView, type RoomOpened } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { publishLiveEvent } from '../../../events/live-events.ts'
import { sendRoomMessage } from '../../../outbox/outbox.ts'
import { talkText } from '../../../text/talk.ts'
import { type ChatAdapter, toolsOnDemand } from '../talk/public.ts'
import { roomsApi } from './rooms.api.ts'
import type { useRoom } from './use-room.ts'

const RoomTools = toolsOnDemand(async () => (await import('./room-tools.ts')).roomTools)

const sendRead = async (roomId: number, seq: number) =>
  publishLiveEvent({ type: 'room.marks', roomId, marks: await roomsApi(api).read(roomId, seq) })

const quoteInRoom = (message: RoomMessageView) => ({
  ...quoteOf(message),
  authorName: message.author?.displayName ?? '',
  hidden: message.hidden,
})

interface Room extends Omit<ReturnType<typeof useRoom>, 'moveTo'> {
  viewerId: number
  opened: RoomOpened
  isTyping: boolean
}

export function roomAdapter({ talk, opened, viewerId, ...rest }: Room): ChatAdapter<RoomMessageView> {
  const { room, messages } = talk
  const { id, newestSeq, myRead } = room
  return {
    ...rest,
    viewerId,
    window: talk,
    place: `room:${id}`,
    firstUnreadSeq: opened.firstUnreadSeq,
    newestSeq,
    readMark: {
      chatId: id,
      known: myRead,
      eachInView: true,
      send: sendRead,
    },
    daysAlone: true,
    nameOf: (memberId) => messages.find(({ authorId }) => authorId === memberId)?.author?.displayName ?? talkText.me,
    authorName: ({ author }) => author?.displayName ?? null,
    isSilent: ({ hidden, muted }) => hidden || muted,
    reactionTarget: 'rooms/messages',
    drawTools: (props) => <RoomTools {...props} room={room} />,
    send: (words, answered) => sendRoomMessage({ ...words, roomId: id, replyTo: answered && quoteInRoom(answered) }),
    edit: async (messageId, text) => {
      const { message } = await roomsApi(api).edit(messageId, text)
      publishLiveEvent({ type: 'room.message', roomId: message.roomId, message, own: true })
    },
  }
}
