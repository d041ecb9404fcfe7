import { useState } from 'react'
import { chooseTheme, readThemeSetting } from '../../../web/app/theme/apply-theme.ts'
import { isThemeSetting } from '../../../web/app/theme/theme.ts'
import { deskText } from '../text/desk.ts'

/** The same choice as on the site, kept in the same place. */
export function ThemeChoice() {
  const [setting, setSetting] = useState(readThemeSetting)
  return (
    <label className="light">
      <span>{deskText.themeLabel}</span>
      <select
        value={setting}
        onChange={({ target: { value } }) => {
          if (!isThemeSetting(value)) return
          setSetting(value)
          chooseTheme(value)
        }}
      >
        {Object.entries(deskText.theme).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
