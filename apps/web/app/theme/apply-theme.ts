import { isThemeSetting, type ThemeSetting, themeAt, themeStorageKey, untilThemeTurns } from './theme.ts'

/** Storage may be unavailable (private windows, strict settings). */
export function readThemeSetting(): ThemeSetting {
  try {
    const stored = localStorage.getItem(themeStorageKey)
    return isThemeSetting(stored) ? stored : 'auto'
  } catch {
    return 'auto'
  }
}

export function applyTheme(setting: ThemeSetting): void {
  const root = document.documentElement
  const theme = themeAt(new Date(), setting)
  root.dataset.theme = theme
  root.classList.toggle('dark', theme === 'dark')
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const color = theme === 'dark' ? meta?.dataset.dark : meta?.dataset.light
  if (meta && color) meta.content = color
}

export function chooseTheme(setting: ThemeSetting): void {
  try {
    localStorage.setItem(themeStorageKey, setting)
  } catch {
    // The choice lasts only for this page.
  }
  applyTheme(setting)
}

/** Applies the theme now, at each automatic change, on waking and on a change in another tab. */
export function followTheme(): void {
  const decide = () => applyTheme(readThemeSetting())
  const waitForTurn = () => {
    setTimeout(() => {
      decide()
      waitForTurn()
    }, untilThemeTurns(new Date()))
  }
  decide()
  waitForTurn()
  document.addEventListener('visibilitychange', decide)
  addEventListener('storage', (event) => {
    if (event.key === themeStorageKey) decide()
  })
}
