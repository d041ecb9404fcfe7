import { Checkbox, Switch } from '../app/ui/forms/checkbox.tsx'
import { Field } from '../app/ui/forms/field.tsx'
import { PasswordInput, StrengthMeter } from '../app/ui/forms/password-input.tsx'
import { RadioCards } from '../app/ui/forms/radio-cards.tsx'
import { Select } from '../app/ui/forms/select.tsx'
import { TextArea } from '../app/ui/forms/text-area.tsx'
import { TextInput } from '../app/ui/forms/text-input.tsx'

export function Fields() {
  return (
    <section className="stack">
      <h2 className="display heading-3">Champs</h2>
      <Field label="Ta commune" help="Nous gardons ta commune, jamais un point sur une carte.">
        <TextInput icon="map-pin" placeholder="Commence à l’écrire" />
      </Field>
      <Field label="Ta photo" error="Ta photo dépasse 10 Mo. Choisis-en une plus légère.">
        <TextInput defaultValue="IMG_2041.heic" />
      </Field>
      <Field label="Mot de passe">
        <PasswordInput defaultValue="un mot" autoComplete="new-password" />
      </Field>
      <StrengthMeter score={2} label="Encore un peu court : ajoute un mot." />
      <Field label="À propos de toi" optional>
        <TextArea limit={40} defaultValue="Libraire le jour, oiseau de nuit." />
      </Field>
      <Field label="Distance">
        <Select
          placeholder="Peu importe"
          options={[
            { value: '10', label: 'Moins de 10 km' },
            { value: '25', label: 'Moins de 25 km' },
          ]}
        />
      </Field>
      <Checkbox label="J’ai lu la charte et je m’y tiens." help="Tu peux la relire quand tu veux." defaultChecked />
      <Checkbox label="J’ai dix-huit ans ou plus." error="Il faut cocher cette case pour continuer." />
      <Switch label="Visites discrètes" help="Personne ne saura que tu es passée." defaultChecked />
      <Switch label="Me prévenir par e-mail" />
      <RadioCards
        legend="Qui peut t’écrire"
        name="who"
        defaultValue="all"
        options={[
          { value: 'all', label: 'Toutes les membres', help: 'Un premier message arrive en demande.', icon: 'users' },
          { value: 'certified', label: 'Les certifiées' },
        ]}
      />
      <RadioCards
        legend="Thème"
        name="theme"
        layout="chips"
        defaultValue="auto"
        options={[
          { value: 'auto', label: 'Selon l’heure' },
          { value: 'light', label: 'Clair' },
          { value: 'dark', label: 'Sombre' },
        ]}
      />
    </section>
  )
}
