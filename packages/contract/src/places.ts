import { z } from 'zod'
import { distanceBands } from './distance-bands.ts'
import { foldText } from './fold-text.ts'

/** What a place's name is searched by: lowercase, no accents, hyphens and apostrophes as spaces, « st » in full. */
export const placeSearchName = (name: string) =>
  foldText(name).replace(/[-']/g, ' ').replace(/\s+/g, ' ').trim().replace(/^st /, 'saint ').replace(/^ste /, 'sainte ')

export const PlaceQuery = z.object({ q: z.string().trim().min(2).max(60) })

/** A commune or a town abroad, as proposed while she types. Never a point on a map. */
export const PlaceSuggestion = z.object({
  kind: z.enum(['commune', 'town']),
  /** INSEE code of a commune; `country/town` for a town abroad. */
  code: z.string(),
  city: z.string(),
  /** The postal code that matched, or the first one. */
  zip: z.string().nullable(),
  country: z.string(),
})
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>

/** The choice she makes; « ailleurs » keeps no place and shows no distance. */
export const PlaceChoice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('commune'),
    code: z.string().regex(/^[0-9AB]{5}$/),
    zip: z
      .string()
      .regex(/^\d{5}$/)
      .nullable(),
  }),
  z.object({ kind: z.literal('town'), code: z.string().max(120) }),
  z.object({ kind: z.literal('elsewhere') }),
])
export type PlaceChoice = z.infer<typeof PlaceChoice>

export const DistanceBand = z.enum(['10', '25', '50', '100', '250', 'far'])
export type DistanceBand = z.infer<typeof DistanceBand>

/** Great-circle distance in kilometres between two points in degrees. */
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
