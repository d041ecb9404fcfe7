import { isDarkGround } from '@consoeurs/brand/theme-colours'
import type { AppearanceView, LogoPicture } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Panel } from '../../care/panel.tsx'
import { PanelForm } from '../../forms/panel-form.tsx'
import { useSavePart } from '../../forms/use-parts.ts'
import { appearanceText } from '../../text/appearance.ts'
import { MediaPicker } from '../media/media-picker.tsx'
import { SaveRow } from './save-row.tsx'

const { logo: text } = appearanceText
const themes = ['light', 'dark'] as const

interface LogoFieldProps {
  label: string
  hint?: string
  picture: LogoPicture | null
  onChange: (picture: LogoPicture | null) => void
}

function LogoField({ label, hint, picture, onChange }: LogoFieldProps) {
  const [picking, setPicking] = useState(false)
  return (
    <div className="logo-field">
      <p className="label">{label}</p>
      {hint === undefined ? null : <p className="hint">{hint}</p>}
      <div className="row">
        <Button variant="outlined" aria-label={text.chooseNamed(label)} onClick={() => setPicking(true)}>
          {text.choose}
        </Button>
        {picture === null ? null : (
          <Button aria-label={text.removeNamed(label)} onClick={() => onChange(null)}>
            {text.remove}
          </Button>
        )}
      </div>
      {picking ? (
        <MediaPicker
          mustBeDescribed={false}
          onClose={() => setPicking(false)}
          onPick={({ id, formats: { small } }) =>
            onChange({ id, url: small.url, width: small.width, height: small.height })
          }
        />
      ) : null}
    </div>
  )
}

interface LogoPreviewProps {
  light: LogoPicture
  dark: LogoPicture | null
  palettes: AppearanceView['palettes']
}

/** The logo on the backgrounds of pages and of the home page’s hero, in both themes. */
function LogoPreview({ light, dark, palettes }: LogoPreviewProps) {
  const grounds = themes.flatMap((theme) => ['surface', 'hero'].map((role) => palettes[theme][role]))
  return (
    <div className="logo-preview" role="img" aria-label={text.preview}>
      {[...new Set(grounds)].map((ground) => (
        <span key={ground} style={{ background: ground }}>
          <img src={(isDarkGround(ground) && dark ? dark : light).url} alt="" />
        </span>
      ))}
    </div>
  )
}

export function LogoPanel({
  saved: { changed, version, ...saved },
  palettes,
}: {
  saved: AppearanceView['logo']
  palettes: AppearanceView['palettes']
}) {
  const [{ light, dark }, setLogo] = useState(saved)
  const { busy, complaint, save } = useSavePart('appearance', 'logo')
  const isDirty = light?.id !== saved.light?.id || dark?.id !== saved.dark?.id
  return (
    <Panel title={text.title}>
      <p className="hint">{text.hint}</p>
      <PanelForm
        className="appearance"
        busy={busy}
        onSave={() => void save({ version, logo: light && { light: light.id, dark: dark?.id ?? null } })}
      >
        <div className="logo-fields">
          <LogoField
            label={text.pictures.light}
            picture={light}
            onChange={(picture) => setLogo({ light: picture, dark: picture && dark })}
          />
          {light === null ? null : (
            <LogoField
              label={text.pictures.dark}
              hint={text.sameOnDark}
              picture={dark}
              onChange={(picture) => setLogo({ light, dark: picture })}
            />
          )}
        </div>
        {light === null ? (
          <p className="hint">{text.original}</p>
        ) : (
          <LogoPreview light={light} dark={dark} palettes={palettes} />
        )}
        <SaveRow
          what={text.title}
          isDirty={isDirty}
          isCustomised={changed}
          busy={busy}
          complaint={complaint}
          onReset={() => void save({ version, logo: null })}
        />
      </PanelForm>
    </Panel>
  )
}
