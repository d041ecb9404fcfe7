import {
  type BatchReminders,
  BatchSharing,
  type ChangeBatch,
  type FinishBatch,
  type StartBatch,
} from '@consoeurs/contract'
import { dayKey } from '../../../text/dates.ts'

const HOUR = 3_600_000

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** « 3, 7 et 14 » */
const daysOf = (text: string): number[] => [...new Set((text.match(/\d+/g) ?? []).map(Number))]

export function readReminders(form: FormData): BatchReminders {
  const everyHours = Number(textOf(form, 'every'))
  return {
    everyHours: everyHours === 8 || everyHours === 12 || everyHours === 24 ? everyHours : null,
    days: daysOf(textOf(form, 'days')),
  }
}

/** Now where the day is today; otherwise its noon. */
function startOf(day: string, now: Date): Date {
  if (day === '' || day === dayKey(now) || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return now
  return new Date(`${day}T11:00:00Z`)
}

function endOf(form: FormData, start: Date): string | null {
  const amount = Number(textOf(form, 'length').replace(',', '.'))
  if (!Number.isFinite(amount) || amount <= 0) return null
  const hours = textOf(form, 'unit') === 'h' ? amount : amount * 24
  return new Date(start.getTime() + hours * HOUR).toISOString()
}

export function readNewBatch(form: FormData, image: StartBatch['image'], now: Date): StartBatch {
  const start = startOf(textOf(form, 'day'), now)
  const recipeId = Number(textOf(form, 'recipeId'))
  return {
    clientId: textOf(form, 'clientId'),
    kind: textOf(form, 'kind') as StartBatch['kind'],
    name: textOf(form, 'name'),
    recipeId: recipeId > 0 ? recipeId : null,
    ingredient: textOf(form, 'ingredient') || null,
    startedAt: start.toISOString(),
    expectedEndAt: endOf(form, start),
    reminders: readReminders(form),
    note: textOf(form, 'note'),
    image: image ?? null,
  }
}

export const readSchedule = (form: FormData): ChangeBatch => ({ reminders: readReminders(form) })

export const readResult = (form: FormData): FinishBatch => ({
  outcome: textOf(form, 'outcome') as FinishBatch['outcome'],
  learned: textOf(form, 'learned'),
  sharing: BatchSharing.catch('private').parse(textOf(form, 'sharing')),
  ends: form.get('ends') !== null,
})
