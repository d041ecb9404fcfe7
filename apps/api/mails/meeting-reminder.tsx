import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

/** Nothing of what it is about: a list of mails is read by others too. */
export const meetingReminderSubject = () => 'C’est l’heure de ton rappel'

type Props = MailProps['meetingReminder'] & { brand: MailBrand }

export function MeetingReminder({ name, url, brand }: Props) {
  return (
    <MailFrame
      brand={brand}
      preview="Réponds en une touche."
      title={`C’est l’heure, ${name}`}
      reason="Tu reçois ce mail parce que tu as demandé un rappel, et qu’aucun de tes appareils n’a pu sonner."
    >
      <Words>Ton rappel t’attend. Ouvre-le pour répondre, en une touche.</Words>
      <Action href={url} label="Répondre" />
    </MailFrame>
  )
}
