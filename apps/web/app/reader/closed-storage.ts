const closedStorage: Storage = Object.create({
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
})

/** Where storage is forbidden, merely reading `localStorage` throws, in library code too: install a stub first. */
export function replaceClosedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      // Null in a web view without storage.
      globalThis[name].getItem(name)
    } catch {
      Object.defineProperty(globalThis, name, { value: closedStorage, configurable: true })
    }
  }
}
