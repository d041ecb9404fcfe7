import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, Words } from './mail-frame.tsx'

type Props = MailProps['reviewDecided']

export const reviewDecidedSubject = (brand: MailBrand, { reportId }: Props) =>
  reportId === null ? `${brand.name} a relu sa décision` : `${brand.name} a relu ton signalement nº ${reportId}`

const outcome = ({ reportId, changed }: Props): string => {
  if (reportId !== null) {
    return changed
      ? `Une autre personne a relu ton signalement nº ${reportId}, et le retient. Voici ce qu’elle en dit.`
      : `Une autre personne a relu ton signalement nº ${reportId}. La première décision est maintenue. Voici ce qu’elle en dit.`
  }
  return changed
    ? 'Une autre personne a relu la décision prise à ton sujet. La mesure est levée. Voici ce qu’elle en dit.'
    : 'Une autre personne a relu la décision prise à ton sujet. La mesure est maintenue. Voici ce qu’elle en dit.'
}

/** What became of a review, for whoever asked for it; a visitor and who is kept out read it nowhere else. */
export function ReviewDecided({ brand, ...props }: Props & { brand: MailBrand }) {
  return (
    <MailFrame
      brand={brand}
      preview="Voici la nouvelle décision, et ses raisons."
      title={props.changed ? 'La décision a changé' : 'La décision est maintenue'}
      reason={`Tu reçois ce mail parce que tu as demandé une relecture sur ${brand.name}.`}
    >
      <Words>Bonjour,</Words>
      <Words>{outcome(props)}</Words>
      <Words>{props.statement}</Words>
      <Words>
        Cette relecture a été faite par une personne, sans moyen automatisé. Tu peux encore saisir un organe de
        règlement extrajudiciaire des litiges, ou la justice.
      </Words>
      <Action href={props.safetyUrl} label="Trouver de l’aide" />
    </MailFrame>
  )
}
