import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, TextLink, Words } from './mail-frame.tsx'

type Props = MailProps['certification']

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

interface CertificationText {
  subject: (brand: MailBrand) => string
  title: (name: string) => string
  /** @param end the last day of what stands */
  words: (end: string) => string
  action: string
}

const erased = 'Ta photo est effacée.'

const news: Record<Props['what'], CertificationText> = {
  certified: {
    subject: (brand) => `Tu es certifiée sur ${brand.name}`,
    title: (name) => `C’est fait, ${name}`,
    words: (end) =>
      `Une personne de l’équipe a regardé ta photo : tu es certifiée jusqu’au ${end}. ${erased} Nous ne gardons que la date et la méthode.`,
    action: 'Voir ma certification',
  },
  refused: {
    subject: (brand) => `Ta certification sur ${brand.name} n’a pas abouti`,
    title: (name) => `Pas cette fois, ${name}`,
    words: () =>
      `Une personne de l’équipe a regardé ta photo, mais elle ne permet pas de te certifier. ${erased} Voici pourquoi.`,
    action: 'Recommencer',
  },
  unjudged: {
    subject: (brand) => `Ta demande de certification sur ${brand.name}`,
    title: (name) => `Nous n’avons pas su te répondre, ${name}`,
    words: () =>
      `Personne n’a pu regarder ta photo à temps, et nous en sommes désolées. Plutôt que de la garder, nous l’avons effacée. Tu peux recommencer quand tu veux : cet essai ne compte pas.`,
    action: 'Recommencer',
  },
  ending: {
    subject: (brand) => `Ta certification sur ${brand.name} finit bientôt`,
    title: (name) => `Encore un mois, ${name}`,
    words: (end) =>
      `Ta certification tient jusqu’au ${end}. Pour la garder, il suffit d’une nouvelle photo : tu peux l’envoyer dès maintenant.`,
    action: 'Renouveler',
  },
  lapsed: {
    subject: (brand) => `Ta certification sur ${brand.name} a pris fin`,
    title: (name) => `Un an a passé, ${name}`,
    words: () =>
      'Ta certification est arrivée à son terme, et ton profil ne la montre plus. Tu peux redevenir certifiée quand tu veux, avec une nouvelle photo.',
    action: 'Redevenir certifiée',
  },
  revoked: {
    subject: (brand) => `Ta certification sur ${brand.name} est retirée`,
    title: () => 'Ta certification est retirée',
    words: () => 'Une personne de l’équipe a retiré ta certification. Voici pourquoi.',
    action: 'Voir ma certification',
  },
}

export const certificationSubject = (brand: MailBrand, { what }: Props) => news[what].subject(brand)

/** What became of her certification, with its reasons where it was refused or taken away. */
export function Certification({ name, what, until, reason, note, url, brand }: Props & { brand: MailBrand }) {
  const { title, words, action } = news[what]
  return (
    <MailFrame
      brand={brand}
      preview="Ce qu’il en est de ta certification."
      title={title(name)}
      reason={`Tu reçois ce mail parce que tu as demandé à être certifiée sur ${brand.name}.`}
    >
      <Words>{words(until === null ? '' : day.format(new Date(until)))}</Words>
      {reason === '' ? null : (
        <Words>
          <strong>{reason}</strong>
        </Words>
      )}
      {note === '' ? null : <Words>{`«\u202F${note}\u202F»`}</Words>}
      {what === 'revoked' || what === 'refused' ? (
        <Words>
          Cette décision a été prise par une personne, sans moyen automatisé. Tu n’es pas d’accord ?{' '}
          <TextLink href={`${brand.publicUrl}/l/contact?sujet=moderation`}>Écris-nous</TextLink> : une autre personne la
          relira.
        </Words>
      ) : null}
      <Action href={url} label={action} />
    </MailFrame>
  )
}
