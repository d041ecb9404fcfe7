import { useState } from 'react'
import { Button } from '../app/ui/button.tsx'
import { Chip, Chips, Count, Tag } from '../app/ui/chip.tsx'
import { Segmented } from '../app/ui/forms/segmented.tsx'
import { IconButton } from '../app/ui/icon-button.tsx'

export function Buttons() {
  return (
    <section className="stack">
      <h2 className="display heading-3">Boutons</h2>
      <div className="chips">
        <Button>Envoyer</Button>
        <Button busy>On envoie</Button>
        <Button disabled>Indisponible</Button>
        <Button look="quiet">Plus tard</Button>
        <Button look="line">Ignorer</Button>
        <Button look="ghost">Annuler</Button>
        <Button look="danger">Bloquer</Button>
        <Button size="lg">Je m’inscris</Button>
        <Button size="sm">Je viens</Button>
        <IconButton icon="search" label="Chercher" look="tint" />
        <IconButton icon="arrow-up" label="Envoyer" look="brand" />
        <IconButton icon="bell" label="Notifications, 3 nouvelles" count={3} />
      </div>
    </section>
  )
}

export function Chipsets() {
  const [days, setDays] = useState<'14' | '30'>('14')
  const [all, setAll] = useState(true)
  return (
    <section className="stack">
      <Chips label="Filtres">
        <Chip pressed={all} onClick={() => setAll(!all)}>
          Toutes
        </Chip>
        <Chip pressed={false}>Nouvelles</Chip>
        <Chip look="brand" removable aria-label="Retirer Moins de 25 km">
          Moins de 25 km
        </Chip>
        <Chip look="plain">Poésie</Chip>
      </Chips>
      <div className="row">
        <Count of={3} inline />
        <Count of={128} inline />
        <Tag icon="bell">certifiée le 4 mars</Tag>
        <Segmented
          label="Période"
          value={days}
          onChange={setDays}
          options={[
            { value: '14', label: '14 j' },
            { value: '30', label: '30 j' },
          ]}
        />
      </div>
    </section>
  )
}
