import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, TextLink, Words } from './mail-frame.tsx'

type Props = MailProps['safetyChanged'] & { brand: MailBrand }

export const safetyChangedSubject = (brand: MailBrand) => `La sécurité de ton compte ${brand.name} a changé`

export const safetyText: Record<Props['what'], { title: string; words: string }> = {
  'second-factor-on': {
    title: 'La validation en deux étapes est active',
    words:
      'À chaque connexion, un code de ton application te sera demandé en plus du mot de passe. Garde tes codes de récupération en lieu sûr : ils te permettront d’entrer si tu perds ton téléphone.',
  },
  'second-factor-off': {
    title: 'La validation en deux étapes n’est plus active',
    words: 'Ton mot de passe suffit de nouveau pour entrer. Tu peux la réactiver quand tu veux.',
  },
  'second-factor-asked': {
    title: 'On nous demande de retirer ta validation en deux étapes',
    words:
      'Quelqu’un nous a écrit avoir perdu ton téléphone et tes codes de récupération. Dans trois jours, la validation en deux étapes de ton compte pourra être retirée. Si ce n’est pas toi, connecte-toi avec ton code : cela suffit pour que rien ne change.',
  },
  'second-factor-removed': {
    title: 'Ta validation en deux étapes a été retirée',
    words:
      'Comme nous te l’avons écrit il y a au moins trois jours, et personne n’étant entré dans ton compte depuis, ton mot de passe ou un lien par mail suffit de nouveau. Tous tes appareils ont été déconnectés. Réactive-la dès ta prochaine visite.',
  },
  'passkey-added': {
    title: 'Une clé d’accès a été ajoutée',
    words: 'Elle ouvre ton compte sans mot de passe, depuis l’appareil qui la garde.',
  },
  'passkey-removed': {
    title: 'Une clé d’accès a été retirée',
    words: 'Elle n’ouvre plus ton compte. Tes autres moyens de connexion ne changent pas.',
  },
  'api-token-created': {
    title: 'Un jeton d’accès a été créé',
    words:
      'Un programme qui connaît ce jeton agit en ton nom, dans les limites choisies et jusqu’à la date choisie. Tu peux le révoquer à tout moment dans tes réglages.',
  },
  'api-token-revoked': {
    title: 'Un jeton d’accès a été révoqué',
    words: 'Les programmes qui s’en servaient n’ont plus accès à ton compte.',
  },
}

export function SafetyChanged({ name, what, securityUrl, passwordUrl, brand }: Props) {
  const { title, words } = safetyText[what]
  return (
    <MailFrame
      brand={brand}
      preview="Si c’est toi, tout va bien."
      title={title}
      reason={`Tu reçois ce mail parce que la sécurité de ton compte ${brand.name} vient de changer. Ces messages-là partent toujours : ils te protègent.`}
    >
      <Words>{`Bonjour ${name},`}</Words>
      <Words>{words}</Words>
      <Words>
        C’est toi ? Alors tu n’as rien à faire. Ce n’est pas toi ? Regarde tes appareils connectés, puis change ton mot
        de passe.
      </Words>
      <Action href={securityUrl} label="Voir la sécurité de mon compte" />
      <Words>
        Tu n’arrives plus à entrer ? <TextLink href={passwordUrl}>Choisis un nouveau mot de passe</TextLink>.
      </Words>
    </MailFrame>
  )
}
