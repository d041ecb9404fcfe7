import type { Brand, ShareForm } from '@consoeurs/brand'
import type { FieldErrors, PublishShare } from '@consoeurs/contract'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/errors.ts'

export type ShareContent = Omit<z.output<typeof PublishShare>, 'clientId' | 'communityId'>

function formErrors(form: ShareForm, { recipe, outing, images, poll }: ShareContent): FieldErrors {
  if (form === 'recipe' && recipe === null) return { recipe: ['Ajoute les ingrédients et les étapes.'] }
  if (form !== 'recipe' && recipe !== null) return { recipe: ['Ce type de partage n’a pas de recette.'] }
  if (form === 'outing' && outing === null) return { outing: ['Dis quand et où vous vous retrouvez.'] }
  if (form !== 'outing' && outing !== null) return { outing: ['Ce type de partage n’a pas de date.'] }
  if ((form === 'recipe' || form === 'outing') && poll !== null)
    return { poll: ['Ce type de partage n’a pas de sondage.'] }
  if (form === 'photo' && images.length === 0) return { images: ['Ajoute au moins une photo.'] }
  return {}
}

function requireFields(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}

/** @throws AppError VALIDATION */
export function checkContent(brand: Brand, content: ShareContent): void {
  const kind = brand.shareKinds.find((offered) => offered.kind === content.kind)
  if (kind === undefined) requireFields({ kind: ['Ce type de partage n’existe pas ici. Recharge la page.'] })
  else requireFields(formErrors(kind.form, content))
  const what = content.outing?.kind ?? null
  if (what !== null && brand.outings.kinds.every(({ value }) => value !== what))
    requireFields({ 'outing.kind': ['Choisis dans la liste, ou laisse vide.'] })
}

/** @throws AppError VALIDATION for a poll without a question */
export function requireQuestion(body: string): void {
  if (body === '') requireFields({ body: ['Pose ta question.'] })
}

/** @throws AppError VALIDATION for a past date */
export function checkOutingDate(at: Date, now: Date): void {
  if (at <= now) requireFields({ 'outing.at': ['Choisis une date à venir.'] })
}
