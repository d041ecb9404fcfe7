import { z } from 'zod'
import { foldText } from '../text/fold-text.ts'
import { distanceBands } from './distance-bands.ts'

/** Search key: folded, signs as spaces, « st » and « ste » expanded. */
export const placeSearchName = (name: string) =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bst(?= )/g, 'saint')
    .replace(/\bste(?= )/g, 'sainte')

/** Y, in the Somme, is a town of one letter. */
export const PlaceQuery = z.object({ q: z.string().trim().min(1).max(80) })

/** For a town abroad; `/` cannot occur in the encoded parts. */
export const townCode = (country: string, name: string) => [country, name].map(encodeURIComponent).join('/')

export function townOf(code: string): { country: string; name: string } | null {
  const [country, name, ...more] = code.split('/')
  if (country === undefined || name === undefined || more.length > 0) return null
  try {
    return { country: decodeURIComponent(country), name: decodeURIComponent(name) }
  } catch {
    return null
  }
}

/** Never includes coordinates. */
export const PlaceSuggestion = z.object({
  kind: z.enum(['commune', 'town']),
  /** INSEE code of a commune; `townCode` of a town abroad. */
  code: z.string(),
  city: z.string(),
  /** The matching postal code, or the first one; null abroad, and for Paris, Lyon and Marseille as a whole. */
  zip: z.string().nullable(),
  country: z.string(),
})
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>

/** `elsewhere` stores no place and shows no distance. */
export const PlaceChoice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('commune'),
    code: z.string().regex(/^[0-9AB]{5}$/),
    zip: z
      .string()
      .regex(/^\d{5}$/)
      .nullable(),
  }),
  z.object({ kind: z.literal('town'), code: z.string().max(400) }),
  z.object({ kind: z.literal('elsewhere') }),
])
export type PlaceChoice = z.infer<typeof PlaceChoice>

/** The member's own town; null without one. */
export const OwnTown = z.object({ city: z.string().nullable() })
export type OwnTown = z.infer<typeof OwnTown>

export const DistanceBand = z.enum(['10', '25', '50', '100', '250', 'far'])
export type DistanceBand = z.infer<typeof DistanceBand>

/** Great-circle distance; coordinates in degrees. */
export function kilometresBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
) {
  const radians = Math.PI / 180
  const halfLat = ((b.latitude - a.latitude) * radians) / 2
  const halfLon = ((b.longitude - a.longitude) * radians) / 2
  const h =
    Math.sin(halfLat) ** 2 + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(halfLon) ** 2
  return 12742 * Math.asin(Math.min(1, Math.sqrt(h)))
}

export function distanceBand(kilometres: number): DistanceBand {
  const bound = distanceBands.find((limit) => kilometres < limit)
  return bound === undefined ? 'far' : (String(bound) as DistanceBand)
}
