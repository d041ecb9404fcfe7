import type { Recipe } from '@consoeurs/contract'
import { sharesText } from '../../../../text/shares.ts'

/** A duration that a step names. */
export interface StepDuration {
  /** As written: « 10 à 15 minutes ». */
  label: string
  seconds: number
}

const numbers: Record<string, number> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  dix: 10,
  douze: 12,
  quinze: 15,
  vingt: 20,
  trente: 30,
  quarante: 40,
}

const MINUTE = 60
const HOUR = 60 * MINUTE
/** A longer rest is no matter of a timer. */
const LONGEST = 12 * HOUR

const amount = `\\d+(?:[,.]\\d+)?|${Object.keys(numbers).join('|')}`
const unit = 'heures?|h|minutes?|mins?|mn|secondes?|sec|s'
const spelled = new RegExp(
  `(?<![\\p{L}\\d])(?<from>${amount})(?:\\s*(?:à|ou|-|–)\\s*(?:${amount}))?\\s*(?<unit>${unit})(?![\\p{L}])(?:\\s*(?:et\\s+)?(?<more>\\d{1,2}(?!\\d)(?!\\s*(?:°|g|kg|ml|cl|l)(?![\\p{L}]))|demie?|quart))?(?:\\s*(?:minutes?|min|mn)(?![\\p{L}]))?`,
  'giu',
)
const parts = /(?<![\p{L}])(?:(?<half>(?:une\s+)?demi[-\s]heure)|(?<quarters>(?:un|trois)\s+quarts?)\s+d[’']heure)/giu

const numberOf = (written: string) => numbers[written.toLowerCase()] ?? Number(written.replace(',', '.'))

const secondsOf = (written: string): number => {
  if (written.startsWith('h')) return HOUR
  return written.startsWith('m') ? MINUTE : 1
}

/** « 1 h 30 », « une heure et demie »: the rest is in minutes. */
function restOf(more: string | undefined): number {
  if (more === undefined) return 0
  if (more.startsWith('demi')) return HOUR / 2
  return more === 'quart' ? HOUR / 4 : Number(more) * MINUTE
}

function inDigits(match: RegExpExecArray): StepDuration {
  const { from = '', unit: written = '', more } = match.groups ?? {}
  const size = secondsOf(written.toLowerCase())
  const rest = size === HOUR ? restOf(more?.toLowerCase()) : 0
  const label = size === HOUR ? match[0] : match[0].replace(/\s*(?:et\s+)?(?:\d{1,2}|demie?|quart)$/iu, '')
  return { label: label.trim(), seconds: Math.round(numberOf(from) * size + rest) }
}

function inParts(match: RegExpExecArray): StepDuration {
  const { half, quarters = '' } = match.groups ?? {}
  if (half !== undefined) return { label: match[0], seconds: HOUR / 2 }
  return { label: match[0], seconds: (quarters.toLowerCase().startsWith('trois') ? 3 : 1) * (HOUR / 4) }
}

/** The durations of a step that a timer may count, in their order; of a range the shorter. */
export function durationsIn(step: string): StepDuration[] {
  const found = [
    ...[...step.matchAll(spelled)].map((match) => ({ at: match.index, ...inDigits(match) })),
    ...[...step.matchAll(parts)].map((match) => ({ at: match.index, ...inParts(match) })),
  ]
  return found
    .filter(({ seconds }) => seconds > 0 && seconds <= LONGEST)
    .sort((one, other) => one.at - other.at)
    .map(({ label, seconds }) => ({ label, seconds }))
}

/** The step's own duration first, then those that its words name. */
export function stepDurations(
  { steps, stepDetails }: Pick<Recipe, 'steps' | 'stepDetails'>,
  at: number,
): StepDuration[] {
  const named = durationsIn(steps[at] ?? '')
  const minutes = stepDetails?.[at]?.minutes
  if (minutes === undefined) return named
  const seconds = minutes * MINUTE
  const own = named.find((one) => one.seconds === seconds) ?? { label: sharesText.recipe.minutes(minutes), seconds }
  return [own, ...named.filter((one) => one !== own)]
}

/** For paper, where the words do not name it. */
export function unnamedDuration(recipe: Pick<Recipe, 'steps' | 'stepDetails'>, at: number): string | undefined {
  const [own] = stepDurations(recipe, at)
  return durationsIn(recipe.steps[at] ?? '').some(({ label }) => label === own?.label) ? undefined : own?.label
}
