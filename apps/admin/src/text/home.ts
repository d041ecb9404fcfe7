import type { OpeningStep } from '@consoeurs/contract'

const listed = new Intl.ListFormat('fr', { type: 'conjunction' })

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })

const today = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long' })

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

const missing: Record<string, string> = {
  operatorName: 'l’exploitante',
  operatorAddress: 'son adresse',
  operatorPhone: 'son téléphone',
  hosting: 'l’hébergement',
}

interface StepText {
  title: string
  /** What to do about it, with what is missing. */
  todo: (facts: string[]) => string
  /** Where it is done, and what that is called; none where a command does it. */
  place?: { href: string; label: string }
}

/** The first page of the desk. */
export const homeText = {
  title: 'Accueil',
  greeting: (name: string) => `Bonjour ${name}`,
  today: (now: Date) => capital(today.format(now)),
  opening: 'Pour ouvrir',
  openingLead: (done: number, all: number) => `${done} sur ${all} : le reste t’attend ici.`,
  done: 'Fait',
  toDo: 'À faire',
  waits: 'Ce qui t’attend',
  reports: (count: number) => (count === 1 ? 'signalement ouvert' : 'signalements ouverts'),
  reviews: (count: number) => (count === 1 ? 'décision à relire' : 'décisions à relire'),
  certifications: (count: number) => (count === 1 ? 'demande de certification' : 'demandes de certification'),
  held: (count: number) => (count === 1 ? 'publication retenue à relire' : 'publications retenues à relire'),
  letters: (count: number) => (count === 1 ? 'courrier à lire' : 'courriers à lire'),
  drafts: (count: number) => (count === 1 ? 'article en brouillon' : 'articles en brouillon'),
  scheduled: (count: number) => (count === 1 ? 'article programmé' : 'articles programmés'),
  calm: 'Rien n’attend. La maison est calme.',
  journal: 'Au journal',
  since: (iso: string) => `Publié le ${day.format(new Date(iso))}`,
  noArticle: 'Aucun article encore. Le premier donne le ton.',
  week: 'Ces sept jours',
  inWeek: {
    signUps: 'inscriptions',
    roomMessages: 'messages dans les salons',
    messages: 'messages entre deux membres',
    reports: 'signalements reçus',
  },
  allFigures: 'Tous les chiffres',
  steps: {
    operator: {
      title: 'Dire qui répond de la maison',
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
      title: 'Faire partir les courriels',
      todo: () => 'Règle SMTP_URL sur le serveur, puis relance-le. Sans lui, personne ne peut confirmer son adresse.',
    },
    secondFactor: {
      title: 'Un second facteur pour toute l’équipe',
      todo: (names) => `Il manque à ${listed.format(names)}. En production, leur rôle n’ouvre rien sans lui.`,
      place: { href: '/roles', label: 'Voir les rôles' },
    },
    communities: {
      title: 'Créer les premières communautés',
      todo: () => 'Deux ou trois suffisent : un lieu vide ne parle à personne.',
      place: { href: '/communities', label: 'Ouvrir les communautés' },
    },
    invitation: {
      title: 'Inviter les premières membres',
      todo: ([address = '']) => `Envoie-leur l’adresse de l’inscription : ${address}`,
    },
    backup: {
      title: 'Faire une première sauvegarde',
      todo: () => 'Sur le serveur : npm run backup -- /ailleurs/tout.tar.gz, puis garde le fichier loin de lui.',
    },
  } satisfies Record<OpeningStep, StepText> as Record<OpeningStep, StepText>,
  doneOn: (iso: string) => `La dernière date du ${day.format(new Date(iso))}.`,
} as const
