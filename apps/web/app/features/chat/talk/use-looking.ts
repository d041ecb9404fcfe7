import { useEffect, useState } from 'react'

const isLooking = () => document.visibilityState === 'visible' && document.hasFocus()

/** Whether the page is visible and focused. */
export function useLooking(): boolean {
  const [looking, setLooking] = useState(false)
  useEffect(() => {
    const look = () => setLooking(isLooking())
    look()
    addEventListener('focus', look)
    addEventListener('blur', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener('blur', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return looking
}
