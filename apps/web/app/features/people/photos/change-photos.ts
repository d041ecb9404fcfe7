import { PhotoChange, PhotoOrder, type ProfilePhoto } from '@consoeurs/contract'
import { z } from 'zod'
import type { ApiClient } from '../../../api/client.ts'
import { moved } from '../../../ui/order/order.ts'
import { asShown, placedFirst } from './photo-order.ts'
import { photosApi } from './photos.api.ts'

const { visibility, description } = PhotoChange.shape

const PhotoForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('upload') }),
  z.object({ intent: z.literal('remove'), id: z.coerce.number().int() }),
  z.object({ intent: z.literal('main'), id: z.coerce.number().int() }),
  z.object({ intent: z.literal('earlier'), id: z.coerce.number().int() }),
  z.object({ intent: z.literal('later'), id: z.coerce.number().int() }),
  z.object({
    intent: z.literal('order'),
    ids: z
      .string()
      .transform((ids) => ids.split(',').map(Number))
      .pipe(PhotoOrder.shape.ids),
  }),
  z.object({ intent: z.literal('describe'), id: z.coerce.number().int(), description: description.unwrap() }),
  z.object({ intent: z.literal('audience'), id: z.coerce.number().int(), visibility: visibility.unwrap() }),
])
type PhotoForm = z.infer<typeof PhotoForm>

/** @throws ApiFailure with the message for the member */
export async function changePhotos(client: ApiClient, typed: FormData): Promise<string | null> {
  const form = PhotoForm.safeParse(Object.fromEntries(typed))
  if (!form.success) return form.error.issues[0]?.message ?? null
  const api = photosApi(client)
  switch (form.data.intent) {
    case 'upload':
      await addAll(client, typed)
      break
    case 'remove':
      await api.remove(form.data.id)
      break
    case 'describe':
      await api.change(form.data.id, { description: form.data.description })
      break
    case 'audience':
      await api.change(form.data.id, { visibility: form.data.visibility })
      break
    case 'order':
      await place(client, form.data.ids, await currentOrder(client))
      break
    default:
      await reorder(client, form.data)
  }
  return null
}

async function addAll(client: ApiClient, typed: FormData): Promise<void> {
  const api = photosApi(client)
  for (const file of typed.getAll('file')) {
    if (!(file instanceof File) || file.size === 0) continue
    const { id } = await api.upload(file)
    await api.add(id)
  }
}

type Reordering = Extract<PhotoForm, { intent: 'main' | 'earlier' | 'later' }>

async function currentOrder(client: ApiClient): Promise<number[]> {
  const { photos } = await client.get<{ photos: ProfilePhoto[] }>('/api/members/me')
  return asShown(photos).map((photo) => photo.id)
}

/** The first photo is the main one. */
async function place(client: ApiClient, next: number[], before: number[]): Promise<void> {
  const api = photosApi(client)
  await api.order(next)
  const [first] = next
  if (first !== undefined && first !== before[0]) await api.change(first, { main: true })
}

async function reorder(client: ApiClient, { intent, id }: Reordering): Promise<void> {
  const ids = await currentOrder(client)
  await place(client, intent === 'main' ? placedFirst(ids, id) : moved(ids, id, intent === 'earlier' ? -1 : 1), ids)
}
