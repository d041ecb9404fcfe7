import type { ProfilePhoto } from '@consoeurs/contract'

/** The main photo first, the others in their order: as others see them. */
export const asShown = (photos: ProfilePhoto[]): ProfilePhoto[] => [
  ...photos.filter((photo) => photo.main),
  ...photos.filter((photo) => !photo.main),
]

/** In the order of `ids`; what they do not name follows as it was. */
export const inOrder = (photos: ProfilePhoto[], ids: number[]): ProfilePhoto[] => [
  ...ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []),
  ...photos.filter((photo) => !ids.includes(photo.id)),
]

/** The ids with one of them where another one is. */
export function movedTo(ids: number[], id: number, other: number): number[] {
  const to = ids.indexOf(other)
  if (to === -1 || !ids.includes(id)) return ids
  return ids.filter((each) => each !== id).toSpliced(to, 0, id)
}

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
