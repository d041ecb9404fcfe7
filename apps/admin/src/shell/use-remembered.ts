import { useState } from 'react'

function read<Value>(name: string, initial: Value): Value {
  try {
    const kept = localStorage.getItem(name)
    return kept === null ? initial : (JSON.parse(kept) as Value)
  } catch {
    // Storage is forbidden, or holds what we did not write.
    return initial
  }
}

/** A choice about the admin's own appearance, kept on this device under `desk:<name>`. */
export function useRemembered<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const key = `desk:${name}`
  const [value, setValue] = useState(() => read(key, initial))
  const choose = (next: Value) => {
    setValue(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // It holds until the page is closed.
    }
  }
  return [value, choose]
}
