import { elide } from '@consoeurs/contract'
import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

type Props = MailProps['newsletterConfirmation']

export const newsletterConfirmationSubject = (brand: MailBrand) =>
  `Confirme ton abonnement à la lettre ${elide('de', brand.name)}`

/** The address was typed by anybody: without a confirmation nothing else is sent, and it is deleted. */
export function NewsletterConfirmation({ categories, hours, url, brand }: Props & { brand: MailBrand }) {
  return (
    <MailFrame
      brand={brand}
      preview="Un dernier geste, et la lettre est à toi."
      title="Tu veux recevoir la lettre du journal ?"
      reason={`Tu reçois ce mail parce que cette adresse a été donnée sur le journal ${elide('de', brand.name)}. Si ce n’est pas toi, ne fais rien : elle sera effacée dans ${hours} heures.`}
    >
      <Words>{`Rubriques choisies : ${categories.join(', ')}.`}</Words>
      <Words>
        Une lettre par semaine au plus, et rien quand il n’y a rien de nouveau. Chaque lettre contient un lien pour te
        désabonner.
      </Words>
      <Action
        href={url}
        label="Confirmer"
        fallback="Si le bouton ne répond pas, copie cette adresse dans ton navigateur :"
      />
    </MailFrame>
  )
}
