import type { RoomView } from '@consoeurs/contract'

type RoomPathParts = Pick<RoomView, 'slug'> & { community: { slug: string } }

export const roomHref = ({ slug, community }: RoomPathParts) => `/c/${community.slug}/${slug}`
export const roomMessageHref = (room: RoomPathParts, seq: number) => `${roomHref(room)}?message=${seq}`
