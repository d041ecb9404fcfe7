import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

export const confirmNewAddressSubject = (brand: MailBrand) => `Confirme ta nouvelle adresse sur ${brand.name}`

type Props = MailProps['confirmNewAddress'] & { brand: MailBrand }

export function ConfirmNewAddress({ name, url, brand }: Props) {
  return (
    <MailFrame
      brand={brand}
      preview="Un dernier geste, et c’est la tienne."
      title={`Encore un geste, ${name}`}
      reason={`Tu reçois ce mail parce que cette adresse vient d’être donnée pour un compte ${brand.name}. Si ce n’est pas toi, ne fais rien : rien ne changera.`}
    >
      <Words>
        Ton ancienne adresse est d’accord. Confirme que celle-ci est bien la tienne, et ton compte y passera aussitôt.
      </Words>
      <Words>Le lien est valable 24 heures.</Words>
      <Action
        href={url}
        label="Confirmer cette adresse"
        fallback="Si le bouton ne répond pas, copie cette adresse dans ton navigateur :"
      />
    </MailFrame>
  )
}
