import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

/** Neither a name nor a word of it: a list of mails is read by others too. */
export const waitingSubject = (_brand: MailBrand, { what }: MailProps['waiting']) =>
  what === 'request' ? 'Une demande t’attend' : 'Un message t’attend'

type Props = MailProps['waiting'] & { brand: MailBrand }

export function Waiting({ name, what, url, unsubscribeUrl, settingsUrl, brand }: Props) {
  const isRequest = what === 'request'
  return (
    <MailFrame
      brand={brand}
      preview="Rien ne presse, tu liras quand tu voudras."
      title={isRequest ? `Une demande t’attend, ${name}` : `Un message t’attend, ${name}`}
      reason="Tu reçois ce mail parce qu’aucun de tes appareils n’a pu être prévenu. Il part une fois par jour au plus."
      stop={{ unsubscribeUrl, settingsUrl }}
    >
      <Words>
        {isRequest
          ? 'Une membre aimerait faire ta connaissance. Tu peux lire sa demande, puis l’accepter ou l’ignorer sans qu’elle le sache.'
          : 'Une membre t’a écrit pendant ton absence. Lis son message quand tu veux.'}
      </Words>
      <Action href={url} label={isRequest ? 'Lire la demande' : 'Lire le message'} />
    </MailFrame>
  )
}
