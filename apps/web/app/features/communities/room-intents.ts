import { CreateRoom, RoomChange } from '@consoeurs/contract'
import { moved } from '../../ui/order.ts'
import { roomDeskApi, roomsApi } from '../rooms/public.ts'
import { type Asked, checked, type Done, words } from './community-intent.ts'

const done: Done = { tab: 'salons' }

const idOf = (form: FormData) => Number(words(form, 'room'))

const named = (form: FormData) => ({ name: words(form, 'name'), topic: words(form, 'topic') })

/** The forms of the rooms of a community, for those who run it. */
export const roomIntents: Record<string, (asked: Asked) => Promise<Done>> = {
  createRoom: async ({ client, slug, form }) => {
    const draft = checked(CreateRoom.safeParse({ ...named(form), clientId: words(form, 'clientId') }))
    await roomDeskApi(client).create(slug, draft)
    return done
  },
  changeRoom: async ({ client, form }) => {
    await roomDeskApi(client).change(idOf(form), checked(RoomChange.safeParse(named(form))))
    return done
  },
  archiveRoom: async ({ client, form }) => {
    await roomDeskApi(client).change(idOf(form), { archived: words(form, 'archived') === 'oui' })
    return done
  },
  orderRooms: async ({ client, slug, form }) => {
    await roomDeskApi(client).order(slug, words(form, 'ids').split(',').map(Number))
    return done
  },
  /** By one place, as they stand when it is pressed. */
  moveRoom: async ({ client, slug, form }) => {
    const { items } = await roomsApi(client).ofCommunity(slug)
    const open = items.filter(({ archived }) => !archived).map(({ id }) => id)
    const ids = moved(open, idOf(form), words(form, 'way') === 'up' ? -1 : 1)
    if (ids !== open) await roomDeskApi(client).order(slug, ids)
    return done
  },
}
