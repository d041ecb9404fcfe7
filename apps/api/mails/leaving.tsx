import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

type Props = MailProps['leaving'] & { brand: MailBrand }

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

export const leavingSubject = (brand: MailBrand, { soon }: MailProps['leaving']) =>
  soon ? `Ton compte ${brand.name} va être effacé` : `Tu quittes ${brand.name}`

/** She asked to leave; or, two days before the end, once more. */
export function Leaving({ name, until, soon, keepUrl, brand }: Props) {
  const end = day.format(new Date(until))
  return (
    <MailFrame
      brand={brand}
      preview={`Tu peux changer d’avis jusqu’au ${end}.`}
      title={soon ? `Il te reste deux jours, ${name}` : `C’est noté, ${name}`}
      reason={`Tu reçois ce mail parce que la suppression de ton compte ${brand.name} a été demandée. Si ce n’est pas toi, connecte-toi, garde ton compte et change de mot de passe.`}
    >
      <Words>
        Plus personne ne te voit, tu es déconnectée partout et plus rien ne t’arrive. Le {end}, ton compte, tes photos
        et ce que tu as publié seront effacés pour de bon.
      </Words>
      <Words>Tu changes d’avis ? Connecte-toi d’ici là, et garde ton compte comme tu l’as laissé.</Words>
      <Action href={keepUrl} label="Me connecter" />
    </MailFrame>
  )
}
