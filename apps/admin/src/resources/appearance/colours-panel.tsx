import {
  lowestContrast,
  MIN_CONTRAST,
  type Palette,
  type ThemeColours,
  type ThemeName,
} from '@consoeurs/brand/theme-colours'
import type { AppearanceView } from '@consoeurs/contract'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Panel } from '../../care/panel.tsx'
import { PanelForm } from '../../forms/panel-form.tsx'
import { useSavePart } from '../../forms/use-parts.ts'
import { appearanceText } from '../../text/appearance.ts'
import { SaveRow } from './save-row.tsx'
import { ThemePreview } from './theme-preview.tsx'

const { colours: text } = appearanceText
const COLOUR = /^#[0-9a-f]{6}$/

interface ColourFieldProps {
  label: string
  theme: string
  value: string
  onChange: (value: string) => void
}

/** The browser's own picker, and the code for who has it. */
function ColourField({ label, theme, value, onChange }: ColourFieldProps) {
  const isColour = COLOUR.test(value)
  return (
    <div className="colour-field">
      <input
        type="color"
        aria-label={text.pick(label, theme)}
        value={isColour ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextField
        label={label}
        value={value}
        error={!isColour}
        onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
        slotProps={{ htmlInput: { maxLength: 7, spellCheck: false, 'aria-label': text.code(label, theme) } }}
      />
    </div>
  )
}

interface ThemeFieldsProps {
  theme: ThemeName
  colours: ThemeColours
  palette: Palette
  onChange: (colours: ThemeColours) => void
}

function ThemeFields({ theme, colours, palette, onChange }: ThemeFieldsProps) {
  const name = text.themes[theme]
  const complete = COLOUR.test(colours.brand) && COLOUR.test(colours.accent)
  const ratio = complete ? lowestContrast(colours, theme, palette) : 0
  return (
    <fieldset className="theme-fields">
      <legend>{name}</legend>
      {(['brand', 'accent'] as const).map((role) => (
        <ColourField
          key={role}
          label={text[role]}
          theme={name}
          value={colours[role]}
          onChange={(value) => onChange({ ...colours, [role]: value })}
        />
      ))}
      {complete ? (
        <>
          <p className="contrast" role="status">
            <span>{text.contrast(ratio)}</span>
            <span className={ratio < MIN_CONTRAST ? 'status hidden' : 'status published'}>
              {ratio < MIN_CONTRAST ? text.low : text.enough}
            </span>
          </p>
          <ThemePreview theme={theme} colours={colours} palette={palette} />
        </>
      ) : null}
    </fieldset>
  )
}

export function ColoursPanel({
  saved,
  palettes,
}: {
  saved: AppearanceView['colours']
  palettes: AppearanceView['palettes']
}) {
  const [colours, setColours] = useState({ light: saved.light, dark: saved.dark })
  const { busy, complaint, save } = useSavePart('appearance', 'colours')
  const isDirty = JSON.stringify(colours) !== JSON.stringify({ light: saved.light, dark: saved.dark })
  const complete = Object.values(colours).every(({ brand, accent }) => COLOUR.test(brand) && COLOUR.test(accent))
  const isLow =
    complete &&
    (['light', 'dark'] as const).some((theme) => lowestContrast(colours[theme], theme, palettes[theme]) < MIN_CONTRAST)
  return (
    <Panel title={text.title}>
      <p className="hint">{text.hint}</p>
      <PanelForm className="appearance" busy={busy} onSave={() => void save({ version: saved.version, colours })}>
        {(['light', 'dark'] as const).map((theme) => (
          <ThemeFields
            key={theme}
            theme={theme}
            colours={colours[theme]}
            palette={palettes[theme]}
            onChange={(own) => setColours({ ...colours, [theme]: own })}
          />
        ))}
        <SaveRow
          what={text.title}
          isDirty={isDirty}
          isCustomised={saved.changed}
          refused={!complete || isLow}
          busy={busy}
          complaint={complaint}
          onReset={() => void save({ version: saved.version, colours: null })}
        />
      </PanelForm>
    </Panel>
  )
}
