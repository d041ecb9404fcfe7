import type { OpeningStep } from '@consoeurs/contract'
import { frenchDate } from '../lists/dates.ts'

const listed = new Intl.ListFormat('fr', { type: 'conjunction' })

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })

const today = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long' })

const capital = (text: string) => text.replace(/^./, (letter) => letter.toLocaleUpperCase('fr'))

const missing: Record<string, string> = {
  operatorName: 'l’exploitante',
  operatorAddress: 'son adresse',
  operatorPhone: 'son téléphone',
  hosting: 'l’hébergement',
}

interface StepText {
  title: string
  /** Instruction, with the missing facts. */
  todo: (facts: string[]) => string
  /** Link to where it is done; absent if a command does it. */
  place?: { href: string; label: string }
}

export const homeText = {
  title: 'Accueil',
  greeting: (name: string) => `Bonjour ${name}`,
  today: (now: Date) => capital(frenchDate(today, now)),
  opening: 'Avant l’ouverture',
  openingLead: (done: number, all: number) => `${done} sur ${all} : le reste t’attend ici.`,
  done: 'Fait',
  toDo: 'À faire',
  mailTrouble: 'Le serveur de mails ne répond pas',
  mailsRefused: (count: number, since: string) =>
    `${count === 1 ? `Un mail attend depuis le ${since}.` : `${count} mails attendent, le premier depuis le ${since}.`} Le site réessaie tout seul : rien n’est perdu, et tout partira quand le serveur répondra.`,
  toJobs: 'Voir les travaux',
  waits: 'Ce qui t’attend',
  reports: (count: number) => (count === 1 ? 'signalement ouvert' : 'signalements ouverts'),
  reviews: (count: number) => (count === 1 ? 'décision à relire' : 'décisions à relire'),
  certifications: (count: number) => (count === 1 ? 'demande de certification' : 'demandes de certification'),
  firstPhotos: (count: number) => (count === 1 ? 'première photo à regarder' : 'premières photos à regarder'),
  signUps: (count: number) => (count === 1 ? 'inscription à approuver' : 'inscriptions à approuver'),
  held: (count: number) => (count === 1 ? 'publication retenue à relire' : 'publications retenues à relire'),
  letters: (count: number) => (count === 1 ? 'courrier à lire' : 'courriers à lire'),
  webhooks: (count: number) => (count === 1 ? 'webhook arrêté par le site' : 'webhooks arrêtés par le site'),
  drafts: (count: number) => (count === 1 ? 'article en brouillon' : 'articles en brouillon'),
  scheduled: (count: number) => (count === 1 ? 'article programmé' : 'articles programmés'),
  calm: 'Rien n’attend. Tout est calme.',
  journal: 'Au journal',
  since: (iso: string) => `Publié le ${frenchDate(day, new Date(iso))}`,
  noArticle: 'Aucun article pour l’instant.',
  week: 'Les sept derniers jours',
  inWeek: {
    signUps: 'inscriptions',
    roomMessages: 'messages dans les salons',
    messages: 'messages entre deux membres',
    reports: 'signalements reçus',
  },
  allFigures: 'Tous les chiffres',
  steps: {
    operator: {
      title: 'Dire qui est responsable du site',
      todo: (facts) => {
        const names = facts.map((key) => missing[key] ?? key)
        return `Il manque aux mentions légales : ${listed.format(names)}.`
      },
      place: { href: '/settings', label: 'Ouvrir les réglages' },
    },
    contact: {
      title: 'Donner une adresse de contact',
      todo: ([address = '']) =>
        `Les messages arrivent à ${address}, l’adresse d’envoi. Choisis-en une que quelqu’un lit.`,
      place: { href: '/settings', label: 'Ouvrir les réglages' },
    },
    texts: {
      title: 'Relire les textes qui t’engagent',
      todo: (titles) => `Ouvre, relis et enregistre : ${listed.format(titles)}.`,
      place: { href: '/pages', label: 'Ouvrir les pages' },
    },
    mail: {
      title: 'Faire partir les mails',
      todo: () => 'Règle SMTP_URL sur le serveur, puis relance-le. Sans lui, personne ne peut confirmer son adresse.',
    },
    secondFactor: {
      title: 'La validation en deux étapes pour toute l’équipe',
      todo: (names) =>
        `Elle manque à ${listed.format(names)}. En production, leur rôle ne donne aucun accès sans elle.`,
      place: { href: '/roles', label: 'Voir les rôles' },
    },
    communities: {
      title: 'Créer les premières communautés',
      todo: () => 'Deux ou trois suffisent pour commencer.',
      place: { href: '/communities', label: 'Ouvrir les communautés' },
    },
    invitation: {
      title: 'Inviter les premières membres',
      todo: ([address = '']) => `Envoie-leur l’adresse de l’inscription : ${address}`,
    },
    backup: {
      title: 'Faire une première sauvegarde',
      todo: () =>
        'Sur le serveur : npm run backup -- /ailleurs/tout.tar.gz, puis garde le fichier sur une autre machine.',
    },
  } satisfies Record<OpeningStep, StepText> as Record<OpeningStep, StepText>,
  doneOn: (iso: string) => `La dernière date du ${frenchDate(day, new Date(iso))}.`,
} as const
