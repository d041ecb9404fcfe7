import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, TextLink, Words } from './mail-frame.tsx'

type Props = MailProps['signUpDecided']

export const signUpDecidedSubject = (brand: MailBrand, { approved }: Props) =>
  approved ? `Ton inscription à ${brand.name} est acceptée` : `Ton inscription à ${brand.name}`

/** What the team decided about a sign-up, with its reason if it was refused. */
export function SignUpDecided({ name, approved, reason, url, brand }: Props & { brand: MailBrand }) {
  return (
    <MailFrame
      brand={brand}
      preview="Ce qu’il en est de ton inscription."
      title={approved ? `Bienvenue, ${name}` : `Pas cette fois, ${name}`}
      reason={`Tu reçois ce mail parce que tu as demandé à rejoindre ${brand.name}.`}
    >
      {approved ? (
        <Words>Une personne de l’équipe a regardé ton inscription. Tout t’est ouvert, à ton rythme.</Words>
      ) : (
        <>
          <Words>Une personne de l’équipe a regardé ton inscription, et ne l’a pas approuvée. Voici pourquoi.</Words>
          <Words>
            <strong>{reason}</strong>
          </Words>
          <Words>
            Tu peux demander à nouveau, reprendre tes données ou supprimer ton compte. Tu n’es pas d’accord ?{' '}
            <TextLink href={`${brand.publicUrl}/l/contact?sujet=moderation`}>Écris-nous</TextLink> : une autre personne
            relira la décision.
          </Words>
        </>
      )}
      <Action href={url} label={approved ? 'Commencer' : 'Voir ma demande'} />
    </MailFrame>
  )
}
