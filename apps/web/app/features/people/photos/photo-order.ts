import type { ProfilePhoto } from '@consoeurs/contract'

/** Main photo first, as others see them. */
export const asShown = (photos: ProfilePhoto[]): ProfilePhoto[] => [
  ...photos.filter((photo) => photo.main),
  ...photos.filter((photo) => !photo.main),
]

/** Sorts by `ids`; photos not named follow unchanged. */
export const inOrder = (photos: ProfilePhoto[], ids: number[]): ProfilePhoto[] => [
  ...ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []),
  ...photos.filter((photo) => !ids.includes(photo.id)),
]

export const placedFirst = (ids: number[], id: number): number[] => [id, ...ids.filter((other) => other !== id)]
