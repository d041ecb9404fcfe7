import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False during hydration, true for components rendered later. */
export const useIsScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
