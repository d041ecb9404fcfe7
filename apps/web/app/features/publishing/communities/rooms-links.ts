import type { RoomView } from '@consoeurs/contract'

type RoomPathParts = Pick<RoomView, 'slug'> & { group?: boolean; community: { slug: string } }

export const roomHref = ({ slug, group = false, community }: RoomPathParts) =>
  group ? `/messages/groupe/${slug}` : `/c/${community.slug}/${slug}`
export const roomMessageHref = (room: RoomPathParts, seq: number) => `${roomHref(room)}?message=${seq}`
