import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { type MailBrand, MailFrame, TextLink, Words } from './mail-frame.tsx'

export const emailChangedSubject = (brand: MailBrand) => `Ton compte ${brand.name} a changé d’adresse`

type Props = MailProps['emailChanged'] & { brand: MailBrand }

export function EmailChanged({ name, newEmail, contactUrl, brand }: Props) {
  return (
    <MailFrame
      brand={brand}
      preview="C’est notre dernier mail à cette adresse."
      title="Ton adresse a changé"
      reason={`Tu reçois ce mail parce que cette adresse était celle de ton compte ${brand.name}. C’est le dernier.`}
    >
      <Words>{`Bonjour ${name},`}</Words>
      <Words>{`Comme tu l’as demandé et confirmé, l’adresse de ton compte est maintenant ${newEmail}.`}</Words>
      <Words>
        Si ce n’est pas toi, <TextLink href={contactUrl}>écris-nous sans attendre</TextLink>.
      </Words>
    </MailFrame>
  )
}
