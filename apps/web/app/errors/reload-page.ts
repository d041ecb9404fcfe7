import { useEffect, useRef } from 'react'

/** Full reload: browsers cache a failed module, and the router does not request it again. */
export async function reloadIfAnswered(): Promise<boolean> {
  const answered = await fetch(location.href, { method: 'HEAD' }).then(Boolean, () => false)
  if (answered) location.reload()
  return answered
}

const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000

/** Reloads once the network is back. Browsers report `online` before requests succeed, so one try is not enough. */
export function useReloadWhenBack(online: boolean): void {
  const wasOffline = useRef(false)
  useEffect(() => {
    if (!online) wasOffline.current = true
    if (!online || !wasOffline.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const retry = async (wait: number) => {
      if ((await reloadIfAnswered()) || left) return
      timer = setTimeout(retry, wait, Math.min(wait * 2, LONGEST_WAIT))
    }
    void retry(FIRST_WAIT)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [online])
}
