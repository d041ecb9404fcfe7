import type { Brand, ShareForm } from '@consoeurs/brand'
import { type FieldErrors, limits, type PublishShare } from '@consoeurs/contract'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/errors.ts'
import type { SettledOuting } from './resolve-outing.ts'

export type ShareContent = Omit<z.output<typeof PublishShare>, 'clientId' | 'communityId' | 'variantOf'>

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
  const tools = content.recipe?.equipment ?? []
  if (tools.some((tool) => brand.equipment.every(({ value }) => value !== tool)))
    requireFields({ 'recipe.equipment': ['Choisis dans la liste, ou écris-le sur la ligne du dessous.'] })
}

/** @throws AppError VALIDATION for a poll without a question */
export function requireQuestion(body: string): void {
  if (body === '') requireFields({ body: ['Pose ta question.'] })
}

/** @throws AppError VALIDATION for a past date, or for too few different ones */
export function checkOutingDate({ at, dates }: Pick<SettledOuting, 'at' | 'dates'>, now: Date): void {
  if (at !== null && at <= now) requireFields({ 'outing.at': ['Choisis une date à venir.'] })
  if (dates === null) return
  if (dates.some((date) => new Date(date) <= now)) requireFields({ 'outing.dates': ['Propose des dates à venir.'] })
  checkChoiceOfDates(dates)
}

/** @throws AppError VALIDATION */
export function checkChoiceOfDates(dates: readonly string[]): void {
  if (dates.length < limits.outingDates.min)
    requireFields({ 'outing.dates': ['Propose au moins deux dates différentes.'] })
}

/** @throws AppError VALIDATION where an edit would choose the date, or reopen the choice */
export function checkDateStays(known: Pick<SettledOuting, 'at' | 'dates'>, { at, dates }: SettledOuting): void {
  if (known.dates !== null && at !== null)
    requireFields({ 'outing.at': ['Choisis la date sur la page de ton partage : celles qui l’ont cochée le sauront.'] })
  if (known.at !== null && dates !== null)
    requireFields({ 'outing.dates': ['La date est déjà choisie : change-la plutôt.'] })
}
