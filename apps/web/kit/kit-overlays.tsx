import { useRef, useState } from 'react'
import { Button } from '../app/ui/button.tsx'
import { Field } from '../app/ui/forms/field.tsx'
import { TextInput } from '../app/ui/forms/text-input.tsx'
import { Confirm } from '../app/ui/overlays/confirm.tsx'
import { Sheet } from '../app/ui/overlays/dialog.tsx'
import { Menu } from '../app/ui/overlays/menu.tsx'
import { Popover } from '../app/ui/overlays/popover.tsx'
import { toast } from '../app/ui/overlays/toast.tsx'
import { portrait } from './scene.ts'

function arrive() {
  toast.presence({
    name: 'Maï',
    text: 'Tu passes au marché samedi ? J’y serai vers dix heures, près du stand de champignons.',
    avatarUrl: portrait('mai'),
    ring: 'green',
    when: 'à l’instant',
    onOpen: () => undefined,
  })
}

export function Overlays() {
  const [asking, setAsking] = useState(false)
  const [sheet, setSheet] = useState(false)
  const [popover, setPopover] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <section className="stack">
      <h2 className="display heading-3">Ce qui s’ouvre</h2>
      <div className="chips">
        <Button look="quiet" onClick={() => setAsking(true)}>
          Question
        </Button>
        <Button look="quiet" onClick={() => setSheet(true)}>
          Feuille
        </Button>
        <Button look="quiet" ref={anchor} aria-expanded={popover} onClick={() => setPopover(true)}>
          Bulle
        </Button>
        <Button look="quiet" onClick={() => toast.success('Les notifications sont activées ! 🎉')}>
          Message
        </Button>
        <Button look="quiet" onClick={arrive}>
          Arrivée
        </Button>
        <Menu
          label="Options de ce message"
          items={[
            { label: 'Répondre', icon: 'reply' },
            { label: 'Copier le texte', icon: 'copy' },
            { label: 'Signaler ce message', icon: 'flag', tone: 'danger' },
          ]}
        />
      </div>
      <Popover open={popover} onOpenChange={setPopover} anchor={anchor} label="Réactions">
        <p>Une petite surface près du bouton.</p>
      </Popover>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title="Bloquer Perrine ?"
        text="Vous ne vous verrez plus nulle part, ni l’une ni l’autre. Elle n’en saura rien."
        confirmLabel="Bloquer"
        cancelLabel="Annuler"
        onConfirm={() => setAsking(false)}
      />
      <Sheet
        open={sheet}
        onOpenChange={setSheet}
        title="Filtrer"
        footer={<Button onClick={() => setSheet(false)}>Voir 12 membres</Button>}
      >
        <Field label="Ville">
          <TextInput />
        </Field>
      </Sheet>
    </section>
  )
}
