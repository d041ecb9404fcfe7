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

export const placedFirst = (ids: number[], id: number): number[] => [id, ...ids.filter((other) => other !== id)]
