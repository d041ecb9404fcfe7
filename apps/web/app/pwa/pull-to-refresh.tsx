import { useEffect, useRef, useState } from 'react'
import { updateText } from '../text/installed-app.ts'
import { clickHaptics } from '../ui/gestures/haptics.ts'
import { ENOUGH, watchPullDown } from '../ui/gestures/pull-down.ts'
import { Spinner } from '../ui/states/spinner.tsx'
import { pageRouter } from './page-router.ts'
import styles from './pull-to-refresh.module.css'

/** The sign follows the finger up to here, in pixels. */
const LOWEST = 96

/** A circle that comes down with the finger, and stays until the page’s data is read again. */
export function PullToRefresh() {
  const sign = useRef<HTMLDivElement>(null)
  const [refreshing, setRefreshing] = useState(false)
  useEffect(() => {
    const show = (pulled: number) => {
      const part = Math.min(1, pulled / ENOUGH)
      sign.current?.style.setProperty('--pulled', `${Math.min(LOWEST, pulled / 1.5)}px`)
      sign.current?.style.setProperty('--part', String(part))
    }
    const refresh = async () => {
      if (!navigator.onLine) return
      clickHaptics()
      setRefreshing(true)
      await pageRouter()?.revalidate?.()
      setRefreshing(false)
    }
    return watchPullDown({ onMove: show, onPulled: () => void refresh() })
  }, [])
  return (
    <div
      className={styles.sign}
      data-hook="pull-to-refresh"
      data-state={refreshing ? 'busy' : 'idle'}
      role="status"
      ref={sign}
    >
      {refreshing ? <Spinner label={updateText.refreshing} /> : <i className={styles.arc} aria-hidden="true" />}
    </div>
  )
}
