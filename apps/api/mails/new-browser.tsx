import { unknownDevice } from '@consoeurs/contract'
import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, TextLink, Words } from './mail-frame.tsx'

export const newBrowserSubject = (brand: MailBrand) => `Nouvelle connexion à ton compte ${brand.name}`

export const newBrowserInstant = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « depuis Firefox, sous Windows »: what her browser said of itself, where we know the words. */
export function browserText({ deviceBrowser, deviceOs }: Pick<Props, 'deviceBrowser' | 'deviceOs'>): string {
  if (deviceBrowser === unknownDevice) return 'depuis un navigateur que nous ne reconnaissons pas'
  if (deviceOs === unknownDevice) return `depuis ${deviceBrowser}`
  return `depuis ${deviceBrowser}, sous ${deviceOs}`
}

type Props = MailProps['newBrowser'] & { brand: MailBrand }

export function NewBrowser({ name, at, securityUrl, passwordUrl, brand, ...device }: Props) {
  return (
    <MailFrame
      brand={brand}
      preview="C’est toi ? Alors tout va bien."
      title={`Une nouvelle connexion, ${name}`}
      reason={`Tu reçois ce mail parce que la connexion vient d’un navigateur que ton compte ${brand.name} ne connaissait pas. Ces messages-là partent toujours : ils te protègent.`}
    >
      <Words>
        Ton compte a été ouvert le {newBrowserInstant.format(new Date(at))} (heure de Paris), {browserText(device)}.
      </Words>
      <Words>C’est toi ? Alors tu n’as rien à faire.</Words>
      <Words>
        Ce n’est pas toi ? Ferme cette session, puis change ton mot de passe : la page de sécurité te montre chaque
        appareil connecté.
      </Words>
      <Action href={securityUrl} label="Voir mes appareils" />
      <Words>
        Tu n’arrives plus à entrer ? <TextLink href={passwordUrl}>Choisis un nouveau mot de passe</TextLink>.
      </Words>
    </MailFrame>
  )
}
