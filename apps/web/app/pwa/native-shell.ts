interface Bridge {
  isNativePlatform?(): boolean
}

/**
 * Whether these pages stand in the app of a store (`apps/mobile`): Capacitor puts its bridge to the phone into them
 * before any script of ours. There is no worker there, and pushes come by the phone.
 */
export const inNativeShell = (): boolean =>
  (globalThis as { Capacitor?: Bridge }).Capacitor?.isNativePlatform?.() === true
