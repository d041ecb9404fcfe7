import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

export const resetPasswordSubject = (brand: MailBrand) => `Choisis un nouveau mot de passe pour ${brand.name}`

export function ResetPassword({ name, url, brand }: MailProps['resetPassword'] & { brand: MailBrand }) {
  return (
    <MailFrame
      brand={brand}
      preview="Un lien, valable une heure, pour en choisir un autre."
      title="Un nouveau mot de passe"
      reason={`Tu reçois ce mail parce qu’un nouveau mot de passe a été demandé avec cette adresse sur ${brand.name}. Si ce n’est pas toi, ne fais rien : ton mot de passe reste le même.`}
    >
      <Words>{`Bonjour ${name},`}</Words>
      <Words>
        Tu peux choisir un nouveau mot de passe. Le lien sert une seule fois, pendant une heure. Ensuite, tu seras
        déconnectée partout, et il suffira de te connecter avec le nouveau.
      </Words>
      <Action
        href={url}
        label="Choisir un mot de passe"
        fallback="Si le bouton ne répond pas, copie cette adresse dans ton navigateur :"
      />
    </MailFrame>
  )
}
