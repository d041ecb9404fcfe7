import { useState } from 'react'

/**
 * Idempotency keys of a write: the same while the same content is tried again, so that an answer that was lost makes no
 * second entry.
 */
export function clientIds() {
  let last: { content: string; clientId: string } | null = null
  return {
    of(values: object): string {
      const content = JSON.stringify(values)
      if (last?.content !== content) last = { content, clientId: crypto.randomUUID() }
      return last.clientId
    },
    /** After success: the same content is a new entry. */
    renew(): void {
      last = null
    },
  }
}

export const useClientId = () => useState(clientIds)[0]
