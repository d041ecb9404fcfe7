import type { RoomView } from '@consoeurs/contract'

type Placed = Pick<RoomView, 'slug'> & { community: { slug: string } }

export const roomHref = ({ slug, community }: Placed) => `/c/${community.slug}/${slug}`
/** To one message of it. */
export const roomMessageHref = (room: Placed, seq: number) => `${roomHref(room)}?message=${seq}`
