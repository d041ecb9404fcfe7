import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

export const passwordChangedSubject = (brand: MailBrand) => `Ton mot de passe ${brand.name} a changé`

export function PasswordChanged({ name, passwordUrl, brand }: MailProps['passwordChanged'] & { brand: MailBrand }) {
  return (
    <MailFrame
      brand={brand}
      preview="Si c’est toi, tout va bien."
      title="Ton mot de passe a changé"
      reason={`Tu reçois ce mail parce que le mot de passe de ton compte ${brand.name} vient de changer. Nous te le disons chaque fois.`}
    >
      <Words>{`Bonjour ${name},`}</Words>
      <Words>
        Le mot de passe de ton compte vient de changer, et les autres appareils ont été déconnectés. Si c’est toi, tu
        n’as rien à faire.
      </Words>
      <Words>Si ce n’est pas toi, choisis tout de suite un autre mot de passe : tu reprends ton compte aussitôt.</Words>
      <Action href={passwordUrl} label="Ce n’est pas moi" />
    </MailFrame>
  )
}
