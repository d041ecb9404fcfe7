import { useCallback, useEffect, useState } from 'react'

const key = (viewerId: number, username: string) => `message-draft:${viewerId}:${username}`

function readDraft(name: string): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

function keepDraft(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    // Storage is closed: the text lives as long as the page.
  }
}

/** What she has begun to write to someone: it waits for her on this device until it is sent. */
export function useDraft(viewerId: number, username: string, served = '') {
  const name = key(viewerId, username)
  const [text, setText] = useState(served)
  useEffect(() => {
    const kept = readDraft(name)
    if (kept !== '') setText(kept)
  }, [name])
  const write = useCallback(
    (written: string) => {
      setText(written)
      keepDraft(name, written)
    },
    [name],
  )
  return [text, write] as const
}
