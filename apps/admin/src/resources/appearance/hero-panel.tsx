import { type AppearanceView, heroLimits } from '@consoeurs/contract'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Panel } from '../../care/panel.tsx'
import { PanelForm } from '../../forms/panel-form.tsx'
import { useSavePart } from '../../forms/use-parts.ts'
import { appearanceText } from '../../text/appearance.ts'
import { SaveRow } from './save-row.tsx'

const { hero: text } = appearanceText
const fields = ['title', 'titleEmphasis', 'lead', 'action'] as const
const most = {
  title: heroLimits.title,
  titleEmphasis: heroLimits.title,
  lead: heroLimits.lead,
  action: heroLimits.action,
}

export function HeroPanel({ saved: { changed, version, ...saved } }: { saved: AppearanceView['hero'] }) {
  const [hero, setHero] = useState(saved)
  const { busy, complaint, save } = useSavePart('appearance', 'hero')
  const isDirty = fields.some((name) => hero[name] !== saved[name])
  return (
    <Panel title={text.title}>
      <p className="hint">{text.hint}</p>
      <PanelForm className="appearance" busy={busy} onSave={() => void save({ version, hero })}>
        {fields.map((name) => (
          <TextField
            key={name}
            label={text.fields[name]}
            value={hero[name]}
            multiline={name === 'lead'}
            error={hero[name].trim() === ''}
            onChange={({ target }) => setHero({ ...hero, [name]: target.value })}
            slotProps={{ htmlInput: { maxLength: most[name] } }}
          />
        ))}
        <SaveRow
          what={text.title}
          isDirty={isDirty}
          isCustomised={changed}
          busy={busy}
          complaint={complaint}
          onReset={() => void save({ version, hero: null })}
        />
      </PanelForm>
    </Panel>
  )
}
