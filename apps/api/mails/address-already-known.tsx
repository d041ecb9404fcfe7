import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, TextLink, Words } from './mail-frame.tsx'

export const addressAlreadyKnownSubject = (brand: MailBrand) => `Tu as déjà un compte sur ${brand.name}`

type Props = MailProps['addressAlreadyKnown'] & { brand: MailBrand }

export function AddressAlreadyKnown({ name, loginUrl, passwordUrl, brand }: Props) {
  return (
    <MailFrame
      brand={brand}
      preview="Rien n’a changé : il suffit de te connecter."
      title={`Te revoilà, ${name}`}
      reason={`Tu reçois ce mail parce qu’une inscription a été demandée avec cette adresse sur ${brand.name}. Si ce n’est pas toi, ne fais rien : personne n’a pu entrer, et personne ne sait que tu as un compte.`}
    >
      <Words>Quelqu’un, sans doute toi, vient de demander une inscription avec cette adresse.</Words>
      <Words>Tu as déjà un compte ici. Nous n’en avons pas créé d’autre, et rien n’a changé dans le tien.</Words>
      <Action href={loginUrl} label="Me connecter" />
      <Words>
        Tu as oublié ton mot de passe ? <TextLink href={passwordUrl}>Choisis-en un autre</TextLink>.
      </Words>
    </MailFrame>
  )
}
