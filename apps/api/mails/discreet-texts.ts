import type { DiscreetMailKind, MailProps } from '../src/platform/delivery/mail-transport.ts'
import { failedSignInsText } from './failed-sign-ins.tsx'
import { browserText, newBrowserInstant } from './new-browser.tsx'
import { safetyText } from './safety-changed.tsx'

interface MailLink {
  href: string
  label: string
}

/** Neither the brand, a name, nor what the mail is about, until she signs in. */
export interface DiscreetText {
  subject: string
  words: string[]
  action?: MailLink
  /** Where she may also go. */
  second?: MailLink
}

type Texts = { [K in DiscreetMailKind]: (props: MailProps[K], publicUrl: string) => DiscreetText }

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

const notAsked = 'Si tu n’as rien demandé, ne fais rien : rien ne changera.'
const anotherPassword = (href: string): MailLink => ({ href, label: 'Choisir un nouveau mot de passe' })
const signIn = (href: string): MailLink => ({ href, label: 'Me connecter' })

const news = (publicUrl: string): DiscreetText => ({
  subject: 'Tu as du nouveau',
  words: ['Connecte-toi pour lire.'],
  action: { href: `${publicUrl}/dashboard`, label: 'Ouvrir' },
})

const signInTexts = {
  confirmAddress: ({ url }) => ({
    subject: 'Confirme ton adresse',
    words: [`Ce lien confirme que cette adresse est la tienne. Il est valable 24 heures. ${notAsked}`],
    action: { href: url, label: 'Confirmer mon adresse' },
  }),
  addressAlreadyKnown: ({ loginUrl, passwordUrl }) => ({
    subject: 'Tu as déjà un compte',
    words: [`Une inscription a été demandée avec cette adresse, qui a déjà un compte. ${notAsked}`],
    action: signIn(loginUrl),
    second: anotherPassword(passwordUrl),
  }),
  addressWanted: ({ loginUrl, passwordUrl }) => ({
    subject: 'Cette adresse est déjà celle d’un compte',
    words: [`Cette adresse a été donnée pour un autre compte. Elle est déjà celle du tien. ${notAsked}`],
    action: signIn(loginUrl),
    second: anotherPassword(passwordUrl),
  }),
  signInLink: ({ url }) => ({
    subject: 'Ton lien de connexion',
    words: ['Ce lien sert une seule fois, pendant dix minutes. Ne le donne à personne.', notAsked],
    action: signIn(url),
  }),
  resetPassword: ({ url }) => ({
    subject: 'Choisis un nouveau mot de passe',
    words: [`Ce lien sert une seule fois, pendant une heure. ${notAsked}`],
    action: { href: url, label: 'Choisir un mot de passe' },
  }),
} satisfies Partial<Texts>

const accountTexts = {
  passwordChanged: ({ passwordUrl }) => ({
    subject: 'Ton mot de passe a changé',
    words: ['Tes autres appareils ont été déconnectés. Si c’est toi, tu n’as rien à faire.'],
    action: { href: passwordUrl, label: 'Ce n’est pas moi' },
  }),
  approveNewAddress: ({ newEmail, url }) => ({
    subject: 'Changer ton adresse ?',
    words: [`Il vient d’être demandé que ton compte passe à l’adresse ${newEmail}.`, 'Réponds pendant 24 heures.'],
    action: { href: url, label: 'Répondre oui ou non' },
  }),
  confirmNewAddress: ({ url }) => ({
    subject: 'Confirme ta nouvelle adresse',
    words: [`Confirme que cette adresse est la tienne. Le lien est valable 24 heures. ${notAsked}`],
    action: { href: url, label: 'Confirmer cette adresse' },
  }),
  emailChanged: ({ newEmail, contactUrl }) => ({
    subject: 'Ton adresse a changé',
    words: [`L’adresse de ton compte est maintenant ${newEmail}. C’est le dernier mail envoyé ici.`],
    action: { href: contactUrl, label: 'Ce n’est pas moi' },
  }),
  safetyChanged: ({ what, securityUrl, passwordUrl }) => ({
    subject: 'La sécurité de ton compte a changé',
    words: [`${safetyText[what].title}.`, safetyText[what].words],
    action: { href: securityUrl, label: 'Voir la sécurité de mon compte' },
    second: anotherPassword(passwordUrl),
  }),
  failedSignIns: ({ what, linkUrl, passwordUrl }) => ({
    subject: 'Quelqu’un essaie d’entrer dans ton compte',
    words: [failedSignInsText[what].words, 'C’était toi ? Alors tu n’as rien à faire.'],
    action: anotherPassword(passwordUrl),
    second: { href: linkUrl, label: 'Entrer par un lien reçu par mail' },
  }),
  newBrowser: ({ at, securityUrl, passwordUrl, ...device }) => ({
    subject: 'Nouvelle connexion à ton compte',
    words: [
      `Ton compte a été ouvert le ${newBrowserInstant.format(new Date(at))} (heure de Paris), ${browserText(device)}.`,
      'C’est toi ? Alors tu n’as rien à faire.',
    ],
    action: { href: securityUrl, label: 'Voir mes appareils' },
    second: anotherPassword(passwordUrl),
  }),
} satisfies Partial<Texts>

/** What the law asks for stays: dates before data is erased, and the reasons of a decision. */
const legalTexts = {
  leaving: ({ until, keepUrl }) => ({
    subject: 'Ton compte va être effacé',
    words: [`Il sera effacé le ${day.format(new Date(until))}. Pour le garder, connecte-toi d’ici là.`],
    action: signIn(keepUrl),
  }),
  left: () => ({
    subject: 'Ton compte est effacé',
    words: ['Tout est effacé, et nous venons d’oublier ton adresse.'],
  }),
  asleep: ({ until, loginUrl }) => ({
    subject: 'Ton compte n’a pas servi depuis longtemps',
    words: [`Il sera effacé à partir du ${day.format(new Date(until))}. Pour le garder, connecte-toi d’ici là.`],
    action: { href: loginUrl, label: 'Garder mon compte' },
  }),
  archiveReady: ({ dataUrl, days }) => ({
    subject: 'Ton archive est prête',
    words: [
      `Elle t’attend ${days} jours, puis elle s’efface. Télécharge-la sur un appareil qui n’est qu’à toi. Si tu n’as rien demandé, change ton mot de passe.`,
    ],
    action: { href: dataUrl, label: 'Ouvrir' },
  }),
  reportReceived: ({ id, safetyUrl }) => ({
    subject: `Ta demande nº ${id} est arrivée`,
    words: ['Une personne va la lire. Sa réponse, avec ses raisons, te sera envoyée à cette adresse.'],
    action: { href: safetyUrl, label: 'Trouver de l’aide' },
  }),
  reportDecided: ({ id, upheld, statement, reviewUrl }) => ({
    subject: `Une réponse à ta demande nº ${id}`,
    words: [
      upheld ? 'Une personne l’a lue et l’a retenue.' : 'Une personne l’a lue et ne l’a pas retenue.',
      statement,
      'Cette décision a été prise par une personne, sans moyen automatisé.',
      ...(upheld
        ? []
        : [
            'Pendant six mois, tu peux demander une relecture. Tu peux aussi saisir un organe de règlement extrajudiciaire des litiges, ou la justice.',
          ]),
    ],
    ...(upheld ? {} : { action: { href: reviewUrl, label: 'Demander une relecture' } }),
  }),
  reviewDecided: ({ changed, statement, safetyUrl }) => ({
    subject: 'Une réponse à ta demande de relecture',
    words: [
      changed ? 'Une autre personne a relu la décision et l’a changée.' : 'Une autre personne a maintenu la décision.',
      statement,
      'Cette relecture a été faite par une personne, sans moyen automatisé. Tu peux encore saisir un organe de règlement extrajudiciaire des litiges, ou la justice.',
    ],
    action: { href: safetyUrl, label: 'Trouver de l’aide' },
  }),
  signUpDecided: ({ approved, reason, url }, publicUrl) => ({
    subject: 'Une réponse à ta demande',
    words: approved
      ? ['Elle est acceptée.']
      : [
          'Une personne l’a lue et ne l’a pas acceptée. Voici pourquoi.',
          reason,
          `Si tu n’es pas d’accord, écris-nous\u202F: ${publicUrl}/l/contact?sujet=moderation`,
        ],
    action: { href: url, label: 'Ouvrir' },
  }),
} satisfies Partial<Texts>

export const discreetTexts: Texts = {
  ...signInTexts,
  ...accountTexts,
  ...legalTexts,
  contactReceived: ({ id, supportUrl }) => ({
    subject: `Ton message nº ${id} est arrivé`,
    words: ['Une personne va le lire et te répondra à cette adresse.'],
    action: { href: supportUrl, label: 'Voir l’aide' },
  }),
  meetingReminder: ({ url }) => ({
    subject: 'C’est l’heure de ton rappel',
    words: ['Ouvre-le pour répondre, en une touche.'],
    action: { href: url, label: 'Répondre' },
  }),
  certification: (_props, publicUrl) => news(publicUrl),
  waiting: (_props, publicUrl) => news(publicUrl),
  outing: (_props, publicUrl) => news(publicUrl),
  digest: (_props, publicUrl) => news(publicUrl),
  newsletterConfirmation: ({ hours, url }) => ({
    subject: 'Confirme ton abonnement',
    words: [`Ce lien est valable ${hours} heures. ${notAsked}`],
    action: { href: url, label: 'Voir, et confirmer' },
  }),
  newsletter: ({ blogUrl }) => ({
    subject: 'De la lecture',
    words: ['De nouveaux textes t’attendent.'],
    action: { href: blogUrl, label: 'Lire' },
  }),
}
