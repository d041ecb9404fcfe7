import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

export const approveNewAddressSubject = (brand: MailBrand) => `Changer ton adresse sur ${brand.name} ?`

type Props = MailProps['approveNewAddress'] & { brand: MailBrand }

export function ApproveNewAddress({ name, newEmail, url, brand }: Props) {
  return (
    <MailFrame
      brand={brand}
      preview="Rien ne change sans ton accord."
      title="Une autre adresse pour ton compte ?"
      reason={`Tu reçois ce mail parce que c’est l’adresse de ton compte ${brand.name}. Sans réponse de ta part, elle le reste.`}
    >
      <Words>{`Bonjour ${name},`}</Words>
      <Words>{`Il vient d’être demandé que ton compte passe à l’adresse ${newEmail}.`}</Words>
      <Words>
        Le bouton ouvre une page où tu peux dire oui ou non, pendant 24 heures. Si tu dis oui, nous écrirons à la
        nouvelle adresse pour qu’elle confirme à son tour. Jusque-là, celle-ci reste la tienne.
      </Words>
      <Action
        href={url}
        label="Répondre oui ou non"
        fallback="Si le bouton ne répond pas, copie cette adresse dans ton navigateur :"
      />
    </MailFrame>
  )
}
