import type { LiveEvent, RoomView } from '@consoeurs/contract'

const talkedAt = ({ lastMessage }: RoomView) => lastMessage?.at ?? ''

/** Rooms that notify the viewer first, then by last message. Deduplicates a room that moved between two pages. */
export function sortRooms(rooms: readonly RoomView[]): RoomView[] {
  const known = new Map(rooms.map((room) => [room.id, room]))
  return [...known.values()].sort((one, other) => {
    if (one.calls !== other.calls) return one.calls ? -1 : 1
    return talkedAt(other).localeCompare(talkedAt(one)) || one.name.localeCompare(other.name, 'fr')
  })
}

const changeRoom = (rooms: RoomView[], id: number, change: Partial<RoomView>): RoomView[] =>
  rooms.map((room) => (room.id === id ? { ...room, ...change } : room))

/** What an event alone changes in the list; message texts are fetched. */
export function hearRooms(rooms: RoomView[], event: LiveEvent, viewerId: number): RoomView[] {
  if (event.type === 'room.marks') return changeRoom(rooms, event.roomId, event.marks)
  if (event.type === 'room.changed') return changeRoom(rooms, event.room.id, event.room)
  if (event.type === 'rooms.gone') return rooms.filter(({ community }) => community.id !== event.communityId)
  if (event.type !== 'rooms.news' || !event.isNew || event.authorId === viewerId) return rooms
  const known = rooms.find(({ id }) => id === event.roomId)
  return known === undefined ? rooms : changeRoom(rooms, known.id, { unread: known.unread + 1 })
}
