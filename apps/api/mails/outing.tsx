import type { OutingNews } from '../src/events.ts'
import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

const changed = {
  title: 'Une date de ton agenda a changé',
  words: 'L’heure ou le lieu n’est plus le même. Ouvre pour lire, et libère ta place si tu ne peux plus.',
  action: 'Voir ce qui change',
}

const texts: Record<OutingNews, { title: string; words: string; action: string }> = {
  moved: changed,
  place: changed,
  checked: changed,
  dates: {
    title: 'Les dates proposées ont changé',
    words: 'Ouvre pour voir les nouvelles dates, et coche celles qui t’iraient.',
    action: 'Voir les dates',
  },
  fixed: {
    title: 'La date est choisie. Prends ta place',
    words: 'C’est une des dates que tu avais cochées. Confirme que tu viens.',
    action: 'Prendre ma place',
  },
  settled: {
    title: 'La date est choisie',
    words: 'Ce n’est pas une de celles que tu avais cochées. Si tu peux quand même, il reste peut-être une place.',
    action: 'Voir la date',
  },
  cancelled: {
    title: 'Une date de ton agenda est annulée',
    words: 'Celle qui t’invitait y a renoncé. Regarde ce qui se prépare d’autre.',
    action: 'Ouvrir l’agenda',
  },
  withdrawn: {
    title: 'Une date de ton agenda n’est plus en ligne',
    words: 'N’y va pas sans nouvelles de celle qui t’invitait.',
    action: 'Ouvrir l’agenda',
  },
  promoted: {
    title: 'Une place s’est libérée pour toi',
    words: 'Tu étais en liste d’attente, tu participes maintenant. Si tu ne peux plus, libère ta place pour une autre.',
    action: 'Voir où et quand',
  },
  reminder: {
    title: 'C’est demain. Tu viens toujours ?',
    words: 'Celle qui t’invite compte sur toi. Confirme en une touche, ou libère ta place pour une autre.',
    action: 'Répondre',
  },
}

/** Neither a name nor a place: a list of mails is read by others too. */
export const outingMailSubject = (_brand: MailBrand, { what }: MailProps['outing']) => texts[what].title

type Props = MailProps['outing'] & { brand: MailBrand }

export function OutingMail({ name, what, url, unsubscribeUrl, settingsUrl, brand }: Props) {
  const { title, words, action } = texts[what]
  return (
    <MailFrame
      brand={brand}
      preview={words}
      title={`Bonjour ${name}`}
      reason="Tu reçois ce mail parce que tu as répondu à une invitation, et qu’aucun de tes appareils n’a pu être prévenu."
      stop={{ unsubscribeUrl, settingsUrl }}
    >
      <Words>{title}</Words>
      <Words>{words}</Words>
      <Action href={url} label={action} />
    </MailFrame>
  )
}
