import { useEffect, useState } from 'react'
import { settingsText } from '../../../text/settings.ts'
import { chooseTheme, readThemeSetting } from '../../../theme/apply-theme.ts'
import { isThemeSetting, type ThemeSetting } from '../../../theme/theme.ts'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'

const options = [
  { value: 'auto', icon: 'sun-moon', ...settingsText.themes.auto },
  { value: 'light', icon: 'sun', ...settingsText.themes.light },
  { value: 'dark', icon: 'moon', ...settingsText.themes.dark },
] as const

/** Stored on this device only. */
export function ThemeChoice() {
  const [setting, setSetting] = useState<ThemeSetting>('auto')
  useEffect(() => setSetting(readThemeSetting()), [])
  const choose = (value: string) => {
    if (!isThemeSetting(value)) return
    chooseTheme(value)
    setSetting(value)
  }
  return <RadioCards legend={settingsText.theme} name="theme" options={options} value={setting} onChange={choose} />
}
