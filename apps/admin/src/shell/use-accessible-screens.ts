import { usePermissions } from 'ra-core'
import { mayUse } from '../auth-provider.ts'
import { type ScreenName, screenNames } from '../screens.ts'

/** Screens of the viewer's role, in sidebar order. */
export function useAccessibleScreens(): ScreenName[] {
  const { permissions } = usePermissions()
  return screenNames.filter((name) => mayUse(permissions ?? null, name))
}
