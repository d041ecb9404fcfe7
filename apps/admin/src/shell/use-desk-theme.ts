import { useEffect, useState } from 'react'
import { deskTheme } from './desk-theme.ts'

/** Follows the light of the page: the hour, or what she chose here or on the site. */
export function useDeskTheme() {
  const root = document.documentElement
  const [theme, setTheme] = useState(() => deskTheme(root))
  useEffect(() => {
    const turned = new MutationObserver(() => setTheme(deskTheme(root)))
    turned.observe(root, { attributeFilter: ['data-theme'] })
    return () => turned.disconnect()
  }, [])
  return theme
}
