import { elide } from '@consoeurs/contract'
import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { type MailBrand, MailFrame, Words } from './mail-frame.tsx'

type Props = MailProps['left'] & { brand: MailBrand }

export const leftSubject = (brand: MailBrand) => `Ton compte ${brand.name} est effacé`

/** The last mail: her address is forgotten with it. */
export function Left({ name, brand }: Props) {
  return (
    <MailFrame
      brand={brand}
      preview="Tout est effacé."
      title={`Au revoir, ${name}`}
      reason={`C’est le dernier mail que tu reçois ${elide('de', brand.name)} : nous venons d’oublier ton adresse.`}
    >
      <Words>
        Ton compte, tes photos et ce que tu as publié sont effacés. Les messages que tu as écrits à d’autres restent
        chez elles, sans ton nom.
      </Words>
      <Words>Merci d’être passée. La porte reste ouverte, si un jour tu veux revenir.</Words>
    </MailFrame>
  )
}
