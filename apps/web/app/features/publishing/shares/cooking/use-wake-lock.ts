import { useEffect, useState } from 'react'

/** Keeps the screen on while mounted. False where the browser refuses or has no Screen Wake Lock. */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (left) return await lock.release()
        setHeld(true)
        lock.addEventListener('release', () => setHeld(false), { once: true })
      } catch {
        setHeld(false)
      }
    }
    // The browser releases it when the page is hidden.
    const again = () => void hold()
    void hold()
    document.addEventListener('visibilitychange', again)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', again)
      lock?.release().catch(() => undefined)
    }
  }, [])
  return held
}
