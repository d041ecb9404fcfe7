interface CapacitorBridge {
  isNativePlatform?(): boolean
}

/** In the store app (`apps/mobile`) Capacitor injects its bridge before our scripts. No service worker; native push. */
export const inNativeShell = (): boolean =>
  (globalThis as { Capacitor?: CapacitorBridge }).Capacitor?.isNativePlatform?.() === true
