import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

type Props = MailProps['asleep'] & { brand: MailBrand }

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

export const inactiveAccountSubject = (brand: MailBrand) =>
  `Ton compte ${brand.name} n’a pas servi depuis presque deux ans`

/** Thirty days, then seven, before an account that nobody comes with is erased. */
export function InactiveAccount({ name, until, loginUrl, brand }: Props) {
  return (
    <MailFrame
      brand={brand}
      preview="Une connexion suffit pour le garder."
      title={`Veux-tu garder ton compte, ${name} ?`}
      reason={`Tu reçois ce mail parce que la loi demande d’effacer les comptes qui ne servent plus, et que le tien chez ${brand.name} n’a pas servi depuis presque deux ans.`}
    >
      <Words>
        Nous ne gardons pas les comptes de celles qui ne viennent plus. Le tien sera effacé à partir du{' '}
        {day.format(new Date(until))}, avec tes photos et ce que tu as publié.
      </Words>
      <Words>Pour le garder, il suffit de te connecter une fois d’ici là.</Words>
      <Action href={loginUrl} label="Garder mon compte" />
    </MailFrame>
  )
}
