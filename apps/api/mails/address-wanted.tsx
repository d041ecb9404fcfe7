import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, TextLink, Words } from './mail-frame.tsx'

export const addressWantedSubject = (brand: MailBrand) => `Cette adresse est déjà celle d’un compte ${brand.name}`

type Props = MailProps['addressWanted'] & { brand: MailBrand }

export function AddressWanted({ name, loginUrl, passwordUrl, brand }: Props) {
  return (
    <MailFrame
      brand={brand}
      preview="Rien n’a changé dans ton compte."
      title={`Tu as déjà un compte, ${name}`}
      reason={`Tu reçois ce mail parce que cette adresse a été donnée pour un autre compte ${brand.name}. Si ce n’est pas toi, ne fais rien : personne ne sait que tu as un compte.`}
    >
      <Words>
        Quelqu’un, sans doute toi, voudrait cette adresse pour un autre compte. Elle est déjà celle de ton compte ici,
        et une adresse n’ouvre qu’un seul compte. Rien n’a changé.
      </Words>
      <Action href={loginUrl} label="Me connecter" />
      <Words>
        Tu as oublié ton mot de passe ? <TextLink href={passwordUrl}>Choisis-en un autre</TextLink>.
      </Words>
    </MailFrame>
  )
}
