interface CapacitorBridge {
  isNativePlatform?(): boolean
}

/** In the store app (`apps/mobile`) Capacitor injects its bridge before our scripts. No service worker; native push. */
export const inNativeShell = (): boolean =>
  (globalThis as { Capacitor?: CapacitorBridge }).Capacitor?.isNativePlatform?.() === true

/** Chrome and Firefox refresh an installed page that is pulled down; Safari’s and the store app’s views do not. */
export const lacksPullToRefresh = (): boolean =>
  inNativeShell() || ('standalone' in navigator && navigator.standalone === true)
