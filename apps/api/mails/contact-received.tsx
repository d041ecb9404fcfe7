import { elide } from '@consoeurs/contract'
import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

type Props = MailProps['contactReceived']

export const contactReceivedSubject = (brand: MailBrand, { id }: Props) => `${brand.name} a reçu ton message nº ${id}`

/** For whoever wrote through the contact page. */
export function ContactReceived({ id, topic, name, supportUrl, brand }: Props & { brand: MailBrand }) {
  return (
    <MailFrame
      brand={brand}
      preview="Une personne va le lire et te répondre."
      title="Ton message est arrivé"
      reason={`Tu reçois ce mail parce que cette adresse a été donnée sur la page de contact ${elide('de', brand.name)}. Si ce n’est pas toi, tu n’as rien à faire : rien d’autre ne te sera envoyé.`}
    >
      <Words>{name === null ? 'Bonjour,' : `Bonjour ${name},`}</Words>
      <Words>
        {`Ton message porte le numéro ${id} et le sujet « ${topic} ». Une personne va le lire et te répondra à cette adresse, le plus souvent en quelques jours, en un mois au plus s’il s’agit de tes données.`}
      </Words>
      <Words>En attendant, la page d’aide répond aux questions les plus courantes.</Words>
      <Action href={supportUrl} label="Voir l’aide" />
      <Words>{`Si quelqu’un est en danger, n’attends pas notre réponse : appelle le 17 ou le 112, ou écris un SMS au 114.`}</Words>
    </MailFrame>
  )
}
