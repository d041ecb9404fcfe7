import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

export const confirmAddressSubject = (brand: MailBrand) => `Confirme ton adresse pour entrer sur ${brand.name}`

export function ConfirmAddress({ name, url, brand }: MailProps['confirmAddress'] & { brand: MailBrand }) {
  return (
    <MailFrame
      brand={brand}
      preview="Un lien, valable une journée, et tu es chez toi."
      title={`Bienvenue, ${name}`}
      reason={`Tu reçois ce mail parce que cette adresse vient d’être donnée sur ${brand.name}. Si ce n’est pas toi, ne fais rien : sans confirmation, le compte ne s’ouvre pas.`}
    >
      <Words>Il ne manque qu’une chose : nous assurer que cette adresse est bien la tienne.</Words>
      <Words>
        Le bouton mène à une page où un geste ouvre ton compte. Il est valable 24 heures ; après, la page de connexion
        t’en enverra un autre.
      </Words>
      <Action
        href={url}
        label="Confirmer mon adresse"
        fallback="Si le bouton ne répond pas, copie cette adresse dans ton navigateur :"
      />
    </MailFrame>
  )
}
