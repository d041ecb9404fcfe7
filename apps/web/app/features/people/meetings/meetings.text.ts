import type { LetterPreview, MeetingLetter, MeetingView } from '@consoeurs/contract'
import { elide } from '@consoeurs/contract'
import { clock, fullDate } from '../../../text/dates.ts'

/** « Paris », « Toronto »: the city of a time zone. */
const cityOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

const lettersLeaving: Record<MeetingLetter['what'], (name: string) => string> = {
  told: (name) => `Le mail qui prévient ${name} n’est pas encore parti. Nous réessayons.`,
  moved: (name) => `Le mail qui donne la nouvelle heure à ${name} n’est pas encore parti. Nous réessayons.`,
  silence: (name) => `Le mail d’alerte à ${name} n’est pas encore parti. Nous réessayons : appelle aussi toi-même.`,
  asked: (name) => `Le mail d’alerte à ${name} n’est pas encore parti. Nous réessayons : appelle aussi toi-même.`,
  well: (name) => `Le mail qui rassure ${name} n’est pas encore parti. Nous réessayons.`,
}

const lettersSent: Record<MeetingLetter['what'], (name: string, at: string) => string> = {
  told: (name, at) => `${name} est au courant de ta rencontre depuis ${at}.`,
  moved: (name, at) => `${name} connaît la nouvelle heure depuis ${at}.`,
  silence: (name, at) => `${name} sait depuis ${at} que tu n’as pas répondu.`,
  asked: (name, at) => `${name} a reçu ton alerte à ${at}.`,
  well: (name, at) => `${name} sait depuis ${at} que tout va bien.`,
}

/** « Je rencontre quelqu’un »: a safety check-in for a first meeting. */
export const meetingsText = {
  title: 'Je rencontre quelqu’un',
  lead: 'Un filet pour une première rencontre : à l’heure que tu choisis, nous te demandons si tout va bien. Sans réponse, la personne de confiance que tu as choisie reçoit un mail.',
  steps: [
    'Tu dis avec qui, où, quand, et qui prévenir. Tu lis d’avance ce que cette personne recevra.',
    'À l’heure dite, un rappel neutre t’arrive. Une touche suffit : « Tout va bien ».',
    'Sans réponse une demi-heure plus tard, ton contact reçoit ce que tu as choisi de partager.',
  ],
  limits:
    'Personne ici ne te surveille ni ne sait où tu es, et un mail peut tarder. En danger, appelle le 17 ou le 112, ou envoie un SMS au 114.',
  secret:
    'Tout est chiffré, l’équipe ne le lit pas, et tout est effacé 48 heures après l’heure dite. Rien n’est dit à la personne que tu rencontres.',
  prepare: 'Préparer une rencontre',
  another: 'Préparer une autre rencontre',
  safety: 'Les conseils pour une première rencontre',
  none: {
    title: 'Aucune rencontre en préparation',
    text: 'Deux minutes suffisent, et ça peut rester entre toi et une amie.',
  },
  with: (whom: string) => `Avec ${whom}`,
  place: 'Où',
  when: 'Quand',
  contact: 'Ton contact',
  note: 'Ton mot',
  at: (iso: string, timeZone: string) =>
    timeZone === 'Europe/Paris'
      ? fullDate(new Date(iso), timeZone)
      : `${fullDate(new Date(iso), timeZone)} (heure ${elide('de', cityOf(timeZone))})`,
  clock: (iso: string, timeZone: string) => clock(new Date(iso), timeZone),
  states: {
    open: 'En cours',
    told: 'Contact prévenu',
    well: 'Tout va bien',
  } satisfies Record<MeetingView['state'], string>,
  next: ({ dueAt, tellsAt, contactName, timeZone }: MeetingView) =>
    `Rappel à ${clock(new Date(dueAt), timeZone)}. Sans réponse, ${contactName} reçoit un mail à ${clock(new Date(tellsAt ?? dueAt), timeZone)}.`,
  asked: ({ tellsAt, contactName, timeZone }: MeetingView) =>
    `C’est l’heure. Sans réponse avant ${clock(new Date(tellsAt ?? 0), timeZone)}, ${contactName} reçoit un mail.`,
  letter: ({ what, sentAt, failing }: MeetingLetter, name: string, timeZone: string): string => {
    if (sentAt !== null) return lettersSent[what](name, clock(new Date(sentAt), timeZone))
    return failing ? lettersLeaving[what](name) : `Le mail à ${name} part…`
  },
  declined: (name: string) =>
    `${name} ne souhaite pas recevoir ces mails : personne ne serait prévenu. Prépare la rencontre avec quelqu’un d’autre.`,
  erased: (iso: string, timeZone: string) => `Tout sera effacé ${fullDate(new Date(iso), timeZone)}.`,
  well: 'Tout va bien',
  cancel: 'Annuler la rencontre',
  later: 'J’ai besoin de plus de temps',
  laterBy: (minutes: number) => (minutes === 60 ? '1 heure de plus' : `${minutes} minutes de plus`),
  laterNone: 'Tu as déjà demandé plus de temps plusieurs fois.',
  tell: 'Prévenir maintenant',
  tellHelp: (name: string) => `${name} reçoit aussitôt un mail. En danger, appelle d’abord le 17 ou le 112.`,
  erase: 'Tout effacer maintenant',
  answered: 'C’est noté : tout va bien.',
  toldNow: 'C’est fait : le mail part.',
  moved: 'C’est noté, l’heure est repoussée.',
  gone: 'C’est effacé.',
  leaving: 'Ta réponse part…',
  waits:
    'Ta réponse n’est pas encore partie : elle partira dès que le réseau revient. Laisse l’app ouverte si tu peux.',
  kept: (name: string) => `Contact retenu pour la prochaine fois : ${name}.`,
  forget: 'L’oublier',
  forgotten: 'Ton contact est oublié.',
  /** Must reveal nothing to someone who looks at the screen. */
  bar: 'C’est l’heure de ton rappel.',
  barOther: 'Répondre autrement',
  barLabel: 'Rappel',
} as const

const spans: Record<number, string> = {
  30: '30 minutes après',
  60: '1 heure après',
  90: '1 h 30 après',
  120: '2 heures après',
  180: '3 heures après',
  240: '4 heures après',
  360: '6 heures après',
  480: '8 heures après',
  720: '12 heures après',
}

export const meetingFormText = {
  title: 'Préparer une rencontre',
  formTitle: 'Ta rencontre',
  meeting: 'La rencontre',
  whom: 'Qui',
  whomHelp: 'Un prénom, comme tu l’appelles.',
  place: 'Où',
  placeHelp: 'Un lieu public : le nom et la ville suffisent.',
  day: 'Jour',
  time: 'Heure',
  zone: (timeZone: string) => `À l’heure ${elide('de', cityOf(timeZone))}.`,
  minutes: 'Me demander si tout va bien',
  minutesHelp: 'Compte le temps de rentrer. Tu pourras repousser.',
  span: (minutes: number) => spans[minutes] ?? `${minutes} minutes après`,
  contact: 'Ta personne de confiance',
  contactName: 'Son prénom',
  contactEmail: 'Son adresse e-mail',
  contactHelp: 'Préviens-la de vive voix : un mail se lit parfois tard.',
  outs: (site: string) =>
    `Le mail vient ${elide('de', site)} : ton contact saura que tu y es. Choisis quelqu’un à qui tu peux le dire.`,
  keeps: 'Retenir ce contact pour la prochaine fois',
  note: 'Un mot pour elle ou lui',
  noteHelp: 'Sans lien. Comment tu rentres, ce que tu portes…',
  tells: 'Quand la prévenir',
  tellsOptions: {
    silence: { label: 'Seulement si je ne réponds pas', help: 'Si tout va bien, elle n’en saura rien.' },
    now: { label: 'Dès maintenant', help: 'Elle sait où tu vas, et reçoit « tout va bien » à la fin.' },
  },
  preview: 'Voir ce qui sera envoyé',
  previewTitle: 'Avant de confirmer',
  previewLead: (name: string) => `Voici chaque mail ${elide('que', name)} peut recevoir, mot pour mot.`,
  stop: 'Chaque mail porte un lien pour ne plus jamais en recevoir.',
  hours: 'Les heures',
  meetsAt: 'Rencontre',
  dueAt: 'Ton rappel',
  tellsAt: 'Alerte, sans réponse',
  erasedAt: 'Tout est effacé',
  when: {
    now: 'Dès que tu confirmes',
    silence: 'Seulement si tu ne réponds pas',
    asked: 'Si tu touches « Prévenir maintenant »',
    well: 'Quand tu dis que tout va bien, si un mail est parti avant',
  } satisfies Record<LetterPreview['when'], string>,
  subject: (subject: string) => `Objet : ${subject}`,
  confirm: 'Confirmer la rencontre',
  edit: 'Modifier',
} as const

/** For recipients of meeting mails, who have no account. */
export const contactLinkText = {
  title: 'Ces mails',
  ask: 'Ne plus recevoir ces mails',
  askLead:
    'Une membre t’a choisi comme personne de confiance pour une rencontre. Si tu ne le souhaites pas, plus aucun mail de ce genre ne partira vers ton adresse, de qui que ce soit. Celle qui comptait sur toi en sera prévenue.',
  stop: 'Ne plus jamais en recevoir',
  done: 'C’est fait',
  doneLead:
    'Plus aucun mail de ce genre ne partira vers ton adresse. Nous n’en gardons qu’une empreinte, pour tenir parole.',
  again: 'Accepter de nouveau ces mails',
  unknown: 'Ce lien est incomplet',
  unknownLead: 'Il est peut-être arrivé coupé. Ouvre-le depuis le mail.',
} as const
