import { elide } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import type { MeetingMail } from '../src/platform/delivery/mail-transport.ts'
import { type MailBrand, MailFrame, Points, Words } from './mail-frame.tsx'
import { meetingHours } from './meeting-hours.ts'

interface Letter {
  subject: string
  title: string
  preview: string
  body: ReactNode
}

/** Whom, where, when: what she chose to share, and no more. */
function Facts({ name, whom, place, note, meetsAt, timeZone }: MeetingMail) {
  return (
    <>
      <Words>{`${name} rencontre ${whom}, ${meetingHours.day(meetsAt, timeZone)}. Lieu : ${place}.`}</Words>
      {note === '' ? null : <Words>{`Elle ajoute : « ${note} »`}</Words>}
    </>
  )
}

/** What somebody can do who is far away; numbers as on the safety page. */
function Advice({ name }: Pick<MeetingMail, 'name'>) {
  return (
    <>
      <Points
        points={[
          `Appelle ${name}, puis écris-lui. Le plus souvent, c’est un téléphone déchargé ou un oubli.`,
          'Sans nouvelles et dans le doute, appelle le 17 ou le 112 (hors de France, le numéro d’urgence du pays). Si tu ne peux pas parler, envoie un SMS au 114.',
          'Donne ce que dit ce mail : avec qui, où, à quelle heure. N’y va pas sans aide.',
        ]}
      />
      <Words>{`Si tu sais ${elide('que', name)} est en danger, n’attends pas : appelle le 17 ou le 112 tout de suite.`}</Words>
    </>
  )
}

const Watch = ({ brand }: { brand: MailBrand }) => (
  <Words>{`${brand.name} transmet ces mots, et rien de plus : personne ici ne surveille la rencontre ni ne sait où elle est.`}</Words>
)

const until = ({ dueAt, timeZone }: MeetingMail) => meetingHours.hour(dueAt, timeZone)

const letters: Record<MeetingMail['what'], (mail: MeetingMail, brand: MailBrand) => Letter> = {
  told: (mail, brand) => ({
    subject: `${mail.name} compte sur toi pour une rencontre`,
    title: `${mail.name} compte sur toi`,
    preview: 'Tu n’as rien à faire pour l’instant.',
    body: (
      <>
        <Facts {...mail} />
        <Words>
          {`Elle a prévu de dire que tout va bien avant ${until(mail)}. Sans réponse d’elle, un autre mail t’arrivera vers ${meetingHours.hour(mail.tellsAt, mail.timeZone)}. D’ici là, tu n’as rien à faire.`}
        </Words>
        <Watch brand={brand} />
      </>
    ),
  }),
  moved: (mail) => ({
    subject: `${mail.name} prend plus de temps`,
    title: `${mail.name} prend plus de temps`,
    preview: 'Elle vient de répondre.',
    body: (
      <Words>
        {`Elle vient de repousser l’heure : elle dira que tout va bien avant ${until(mail)}. Tu n’as rien à faire.`}
      </Words>
    ),
  }),
  silence: (mail, brand) => ({
    subject: `${mail.name} n’a pas donné de ses nouvelles`,
    title: `${mail.name} n’a pas donné de ses nouvelles`,
    preview: 'Appelle-la, puis lis ce que tu peux faire.',
    body: (
      <>
        <Words>{`Elle avait prévu de dire que tout va bien avant ${until(mail)}. Elle n’a pas répondu à son rappel.`}</Words>
        <Facts {...mail} />
        <Advice {...mail} />
        <Watch brand={brand} />
      </>
    ),
  }),
  asked: (mail, brand) => ({
    subject: `${mail.name} te demande de l’aide`,
    title: `${mail.name} demande qu’on te prévienne`,
    preview: 'Appelle-la tout de suite.',
    body: (
      <>
        <Words>{`Elle vient de toucher « Prévenir maintenant ». Appelle-la tout de suite.`}</Words>
        <Facts {...mail} />
        <Advice {...mail} />
        <Watch brand={brand} />
      </>
    ),
  }),
  well: (mail) => ({
    subject: `${mail.name} dit que tout va bien`,
    title: 'Tout va bien',
    preview: 'La rencontre est finie, ou n’a pas eu lieu.',
    body: (
      <>
        <Words>
          {`${mail.name} vient de dire que tout va bien : la rencontre avec ${mail.whom} est finie, ou n’a pas eu lieu. Ce mail remplace les précédents.`}
        </Words>
        <Words>Un doute ? Appelle-la, pour entendre sa voix.</Words>
      </>
    ),
  }),
}

const letterOf = (mail: MeetingMail, brand: MailBrand) => letters[mail.what](mail, brand)

export const meetingContactSubject = (brand: MailBrand, mail: MeetingMail) => letterOf(mail, brand).subject

/** For whoever she trusts: somebody who asked this house for nothing. */
export function MeetingContact({ brand, ...mail }: MeetingMail & { brand: MailBrand }) {
  const { title, preview, body } = letterOf(mail, brand)
  return (
    <MailFrame
      brand={brand}
      preview={preview}
      title={title}
      reason={`${mail.name} a donné ton adresse à ${brand.name} pour cette rencontre seulement. Elle n’est inscrite nulle part, et tout sera effacé dans les deux jours.`}
      stop={{ unsubscribeUrl: mail.stopUrl, label: 'Ne plus jamais recevoir ces mails' }}
    >
      <Words>{`Bonjour ${mail.contactName},`}</Words>
      {body}
    </MailFrame>
  )
}
