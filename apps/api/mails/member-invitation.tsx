import { elide } from '@consoeurs/contract'
import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

type Props = MailProps['memberInvitation']

export const memberInvitationSubject = (_brand: MailBrand, { network }: Props) => `${network} : une invitation pour toi`

/** To a member of another network, once. Says who writes, why, and how to refuse. */
export function MemberInvitation({ name, network, days, url, stopUrl, brand }: Props & { brand: MailBrand }) {
  const team = `L’équipe ${elide('de', brand.name)}`
  return (
    <MailFrame
      brand={brand}
      preview="Rien n’a été créé en ton nom."
      title="Une invitation pour toi"
      reason={`Tu reçois ce mail, une seule fois et sans rappel, parce que ton adresse est sur la liste des membres de « ${network} ».`}
      stop={{ unsubscribeUrl: stopUrl, label: 'Refuser, et effacer mon adresse' }}
    >
      <Words>{name === '' ? 'Bonjour,' : `Bonjour ${name},`}</Words>
      <Words>
        {`${team} t’écrit parce que tu étais inscrite sur « ${network} », dont les membres sont invitées à continuer ici.`}
      </Words>
      <Words>
        Rien n’a été créé en ton nom : ni compte, ni profil, ni mot de passe. Si tu viens, tu choisis toi-même ce que tu
        montres, et tes accords te sont demandés de nouveau.
      </Words>
      <Words>{`Sans réponse de ta part, ton adresse est effacée dans ${days} jours.`}</Words>
      <Action
        href={url}
        label="Voir l’invitation"
        fallback="Si le bouton ne répond pas, copie cette adresse dans ton navigateur :"
      />
    </MailFrame>
  )
}
