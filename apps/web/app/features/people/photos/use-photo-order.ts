import type { ProfilePhoto } from '@consoeurs/contract'
import { useState } from 'react'
import { photosText } from '../../../text/photos.ts'
import { moved } from '../../../ui/order/order.ts'
import { asShown, inOrder, placedFirst } from './photo-order.ts'
import { photoFormAction, usePhotoForm } from './use-photo-form.ts'

export interface PhotoOrder {
  shown: ProfilePhoto[]
  place: (ids: number[]) => void
  move: (id: number, by: -1 | 1) => void
  makeMain: (id: number) => void
  /** Announces the photo's new position to screen readers. */
  said: string
}

/** Optimistic order; reverts if it could not be saved. */
export function usePhotoOrder(photos: ProfilePhoto[]): PhotoOrder {
  const form = usePhotoForm('photo-order')
  const [said, setSaid] = useState('')
  const wanted = form.formData?.get('ids')
  const shown = inOrder(asShown(photos), typeof wanted === 'string' ? wanted.split(',').map(Number) : [])
  const ids = shown.map(({ id }) => id)
  const place = (next: number[]) => {
    if (next.join() === ids.join()) return
    void form.submit({ intent: 'order', ids: next.join() }, { method: 'post', action: photoFormAction })
  }
  const placeAndSay = (next: number[], id: number) => {
    setSaid(photosText.moved(next.indexOf(id) + 1, next.length))
    place(next)
  }
  return {
    shown,
    place,
    move: (id, by) => placeAndSay(moved(ids, id, by), id),
    makeMain: (id) => placeAndSay(placedFirst(ids, id), id),
    said,
  }
}
