import { type LucideIcon, Moon, Sun, SunMoon } from 'lucide-react'
import { useState } from 'react'
import { chooseTheme, readThemeSetting } from '../../../web/app/theme/apply-theme.ts'
import type { ThemeSetting } from '../../../web/app/theme/theme.ts'
import { deskText } from '../text/desk.ts'

const lights: { setting: ThemeSetting; icon: LucideIcon }[] = [
  { setting: 'auto', icon: SunMoon },
  { setting: 'light', icon: Sun },
  { setting: 'dark', icon: Moon },
]

/** The same choice as on the site, kept in the same place. */
export function ThemeChoice() {
  const [chosen, setChosen] = useState(readThemeSetting)
  return (
    <fieldset className="light">
      <legend className="unseen">{deskText.themeLabel}</legend>
      {lights.map(({ setting, icon: Icon }) => (
        <label key={setting} title={deskText.theme[setting]}>
          <input
            type="radio"
            name="theme"
            className="unseen"
            checked={chosen === setting}
            aria-label={deskText.theme[setting]}
            onChange={() => {
              setChosen(setting)
              chooseTheme(setting)
            }}
          />
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  )
}
