/** Lookup by a name from a request; ignores inherited names such as `__proto__` and `constructor`. */
export const ownValue = <Value>(entries: Record<string, Value>, name: string | null): Value | undefined =>
  name !== null && Object.hasOwn(entries, name) ? entries[name] : undefined
