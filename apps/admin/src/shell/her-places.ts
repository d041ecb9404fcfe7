import { usePermissions } from 'ra-core'
import { mayUse } from '../auth-provider.ts'
import { type PlaceName, placeNames } from '../places.ts'

/** The places that her role opens, in the order of the rail. */
export function useHerPlaces(): PlaceName[] {
  const { permissions } = usePermissions()
  return placeNames.filter((name) => mayUse(permissions ?? null, name))
}
