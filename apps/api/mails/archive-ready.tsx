import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

type Props = MailProps['archiveReady'] & { brand: MailBrand }

export const archiveReadySubject = (brand: MailBrand) => `Ton archive ${brand.name} est prête`

/** The link leads to her settings: nothing in this mail opens the archive by itself. */
export function ArchiveReady({ name, dataUrl, days, brand }: Props) {
  return (
    <MailFrame
      brand={brand}
      preview="Tout ce que nous savons de toi, à télécharger."
      title={`Ton archive est prête, ${name}`}
      reason={`Tu reçois ce mail parce qu’une archive de ton compte ${brand.name} a été demandée. Si ce n’est pas toi, change ton mot de passe.`}
    >
      <Words>
        Elle t’attend {days} jours dans tes réglages, puis elle s’efface. Elle contient tes messages et tes photos :
        télécharge-la sur un appareil qui n’est qu’à toi.
      </Words>
      <Action href={dataUrl} label="Voir mes données" />
    </MailFrame>
  )
}
