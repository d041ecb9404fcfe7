import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

export const signInLinkSubject = (brand: MailBrand) => `Ton lien pour entrer sur ${brand.name}`

export function SignInLink({ name, url, brand }: MailProps['signInLink'] & { brand: MailBrand }) {
  return (
    <MailFrame
      brand={brand}
      preview="Un lien, une fois, et tu es chez toi."
      title={`Te revoilà, ${name}`}
      reason={`Tu reçois ce mail parce qu’un lien de connexion a été demandé avec cette adresse sur ${brand.name}. Si ce n’est pas toi, ne fais rien : sans ce lien, personne n’entre.`}
    >
      <Words>Voici de quoi entrer sans mot de passe.</Words>
      <Words>
        Le lien sert une seule fois, pendant dix minutes, sur l’appareil de ton choix. Ne le donne à personne, même à
        quelqu’un qui se dirait de notre équipe.
      </Words>
      <Action
        href={url}
        label="Me connecter"
        fallback="Si le bouton ne répond pas, copie cette adresse dans ton navigateur :"
      />
    </MailFrame>
  )
}
