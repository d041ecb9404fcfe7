import { usePermissions } from 'ra-core'
import { mayUse } from '../auth-provider.ts'
import { isInBrand, type ScreenName, screenNames } from '../screens.ts'
import { useBrand } from './admin-brand.tsx'

/** Screens of the viewer's role, in sidebar order. */
export function useAccessibleScreens(): ScreenName[] {
  const { permissions } = usePermissions()
  const { features } = useBrand()
  return screenNames.filter((name) => mayUse(permissions ?? null, name) && isInBrand(name, features))
}
