import { CreateRoom, RoomChange } from '@consoeurs/contract'
import { moved } from '../../../ui/order/order.ts'
import { type CommunityRequest, type IntentTarget, parseOrThrow, textField } from './community-intent.ts'
import { communityRoomsApi } from './community-rooms.api.ts'

const done: IntentTarget = { tab: 'salons' }

const idOf = (form: FormData) => Number(textField(form, 'room'))

const named = (form: FormData) => ({ name: textField(form, 'name'), topic: textField(form, 'topic') })

export const roomIntents: Record<string, (asked: CommunityRequest) => Promise<IntentTarget>> = {
  createRoom: async ({ client, slug, form }) => {
    const draft = parseOrThrow(CreateRoom.safeParse({ ...named(form), clientId: textField(form, 'clientId') }))
    await communityRoomsApi(client).create(slug, draft)
    return done
  },
  changeRoom: async ({ client, form }) => {
    await communityRoomsApi(client).change(idOf(form), parseOrThrow(RoomChange.safeParse(named(form))))
    return done
  },
  archiveRoom: async ({ client, form }) => {
    await communityRoomsApi(client).change(idOf(form), { archived: textField(form, 'archived') === 'oui' })
    return done
  },
  orderRooms: async ({ client, slug, form }) => {
    await communityRoomsApi(client).order(slug, textField(form, 'ids').split(',').map(Number))
    return done
  },
  /** Moves by one position in the current order. */
  moveRoom: async ({ client, slug, form }) => {
    const { items } = await communityRoomsApi(client).list(slug)
    const open = items.filter(({ archived }) => !archived).map(({ id }) => id)
    const ids = moved(open, idOf(form), textField(form, 'way') === 'up' ? -1 : 1)
    if (ids !== open) await communityRoomsApi(client).order(slug, ids)
    return done
  },
}
