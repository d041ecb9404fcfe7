import { type AppearanceView, heroLimits } from '@consoeurs/contract'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Panel } from '../../care/panel.tsx'
import { appearanceText } from '../../text/appearance.ts'
import { SaveRow } from './save-row.tsx'
import { useSaveAppearance } from './use-appearance.ts'

const { hero: text } = appearanceText
const fields = ['title', 'titleEmphasis', 'lead', 'action'] as const
const most = {
  title: heroLimits.title,
  titleEmphasis: heroLimits.title,
  lead: heroLimits.lead,
  action: heroLimits.action,
}

export function HeroPanel({ saved: { changed, ...saved } }: { saved: AppearanceView['hero'] }) {
  const [hero, setHero] = useState(saved)
  const { busy, complaint, save } = useSaveAppearance('hero')
  const touched = fields.some((name) => hero[name] !== saved[name])
  return (
    <Panel title={text.title}>
      <p className="hint">{text.hint}</p>
      <form
        className="appearance"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save(hero)
        }}
      >
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
          touched={touched}
          changed={changed}
          busy={busy}
          complaint={complaint}
          onReset={() => void save(null)}
        />
      </form>
    </Panel>
  )
}
