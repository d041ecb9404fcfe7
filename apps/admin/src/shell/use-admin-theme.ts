import { useEffect, useState } from 'react'
import { adminTheme } from './admin-theme.ts'

/** Follows the `data-theme` attribute of the page. */
export function useAdminTheme() {
  const root = document.documentElement
  const [theme, setTheme] = useState(() => adminTheme(root))
  useEffect(() => {
    const turned = new MutationObserver(() => setTheme(adminTheme(root)))
    turned.observe(root, { attributeFilter: ['data-theme'] })
    return () => turned.disconnect()
  }, [])
  return theme
}
