import { type LucideIcon, Moon, Sun, SunMoon } from 'lucide-react'
import { useState } from 'react'
import { chooseTheme, readThemeSetting } from '../../../web/app/theme/apply-theme.ts'
import type { ThemeSetting } from '../../../web/app/theme/theme.ts'
import { adminText } from '../text/admin.ts'

const lights: { setting: ThemeSetting; icon: LucideIcon }[] = [
  { setting: 'auto', icon: SunMoon },
  { setting: 'light', icon: Sun },
  { setting: 'dark', icon: Moon },
]

/** The site's own theme setting, in the same storage. */
export function ThemeChoice() {
  const [chosen, setChosen] = useState(readThemeSetting)
  return (
    <fieldset className="light">
      <legend className="unseen">{adminText.themeLabel}</legend>
      {lights.map(({ setting, icon: Icon }) => (
        <label key={setting} title={adminText.theme[setting]}>
          <input
            type="radio"
            name="theme"
            className="unseen"
            checked={chosen === setting}
            aria-label={adminText.theme[setting]}
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
