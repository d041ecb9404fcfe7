import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

type Props = MailProps['reportReceived']

export const reportReceivedSubject = (brand: MailBrand, { id }: Props) =>
  `${brand.name} a reçu ton signalement nº ${id}`

/** For who reported something without an account; nothing of what she reported is in it, for the address may not be hers. */
export function ReportReceived({ id, reason, safetyUrl, brand }: Props & { brand: MailBrand }) {
  return (
    <MailFrame
      brand={brand}
      preview="Une personne va le lire, et tu recevras sa décision."
      title="Ton signalement est arrivé"
      reason={`Tu reçois ce mail parce que cette adresse a été donnée avec un signalement sur ${brand.name}. Si ce n’est pas toi, tu n’as rien à faire.`}
    >
      <Words>Bonjour,</Words>
      <Words>
        {`Ton signalement porte le numéro ${id} et le motif « ${reason} ». Une personne va le lire. Sa décision, avec ses raisons, te sera envoyée à cette adresse.`}
      </Words>
      <Words>Celle que tu signales n’apprend pas qui tu es.</Words>
      <Action href={safetyUrl} label="Trouver de l’aide" />
      <Words>
        Si quelqu’un est en danger, n’attends pas notre réponse : appelle le 17 ou le 112, ou écris un SMS au 114.
      </Words>
    </MailFrame>
  )
}
