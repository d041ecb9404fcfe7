import type { ProfilePhoto } from '@consoeurs/contract'

/** The main photo first, the others in their order: as others see them. */
export const asShown = (photos: ProfilePhoto[]): ProfilePhoto[] => [
  ...photos.filter((photo) => photo.main),
  ...photos.filter((photo) => !photo.main),
]

/** The ids with one of them a place earlier or later; unchanged at either end. */
export function moved(ids: number[], id: number, by: -1 | 1): number[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from === -1 || to < 0 || to >= ids.length) return ids
  const next = ids.filter((other) => other !== id)
  next.splice(to, 0, id)
  return next
}

export const placedFirst = (ids: number[], id: number): number[] => [id, ...ids.filter((other) => other !== id)]
