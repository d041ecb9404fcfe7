import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

type Props = MailProps['reportDecided']

export const reportDecidedSubject = (brand: MailBrand, { id }: Props) =>
  `${brand.name} a étudié ton signalement nº ${id}`

/** The decision and its reasons, for who reported something without an account. */
export function ReportDecided({ id, upheld, statement, reviewUrl, brand }: Props & { brand: MailBrand }) {
  const title = upheld ? 'Ton signalement est retenu' : 'Ton signalement n’est pas retenu'
  return (
    <MailFrame
      brand={brand}
      preview="Voici la décision, et ses raisons."
      title={title}
      reason={`Tu reçois ce mail parce que cette adresse a été donnée avec un signalement sur ${brand.name}.`}
    >
      <Words>Bonjour,</Words>
      <Words>
        {upheld
          ? `Une personne a lu ton signalement nº ${id} et l’a retenu. Voici ce qu’elle en dit.`
          : `Une personne a lu ton signalement nº ${id} et ne l’a pas retenu. Voici ce qu’elle en dit.`}
      </Words>
      <Words>{statement}</Words>
      <Words>Cette décision a été prise par une personne, sans moyen automatisé.</Words>
      {upheld ? null : (
        <>
          <Words>
            Tu n’es pas d’accord ? Pendant six mois, tu peux demander une relecture : une autre personne relira la
            décision. Tu peux aussi saisir un organe de règlement extrajudiciaire des litiges, ou la justice.
          </Words>
          <Action href={reviewUrl} label="Demander une relecture" />
        </>
      )}
    </MailFrame>
  )
}
