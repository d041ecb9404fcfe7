/** A browser's storage over an object, as far as pages use it: like there, its keys are properties of it. */
export function storageOf(kept: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }
  return new Proxy(kept as unknown as Storage, { get: (_kept, key) => Reflect.get(methods, key) })
}
