import { plural } from './counts.ts'

/** The first page after signing in. */
export const dashboardText = {
  title: 'Accueil',
  greeting: (hour: number, name: string): string => (hour < 5 || hour >= 18 ? `Bonsoir ${name}` : `Bonjour ${name}`),
  visitedToday: (count: number): string => {
    if (count === 0) return 'Voici la maison, et ce qui s’y dit.'
    return plural(count, {
      one: 'Une femme est passée te voir aujourd’hui.',
      other: `${count} femmes sont passées te voir aujourd’hui.`,
    })
  },
  near: 'Près de toi',
  faces: 'Celles d’ici',
  pulse: 'Ce qui t’attend',
  visitsOfMonth: (count: number): string => {
    if (count === 0) return 'visite en trente jours'
    return plural(count, { one: 'visite en trente jours', other: 'visites en trente jours' })
  },
  noVisits: 'Une photo et quelques mots sur toi, et l’on passe te voir.',
  today: 'aujourd’hui',
  asTable: 'En tableau',
  seeVisits: 'Voir qui est passée',
  visitsTable: 'Visites des trente derniers jours',
  day: 'Jour',
  count: 'Visites',
  honors: (count: number): string => {
    if (count === 0) return 'honneur reçu'
    return plural(count, { one: 'honneur reçu', other: 'honneurs reçus' })
  },
  newHonors: (count: number): string => {
    if (count === 0) return 'Les revoir'
    return plural(count, { one: '1 nouveau', other: `${count} nouveaux` })
  },
  messages: (count: number): string => {
    if (count === 0) return 'message à lire'
    return plural(count, { one: 'message à lire', other: 'messages à lire' })
  },
  requests: (count: number): string => {
    if (count === 0) return 'Aucune demande'
    return plural(count, { one: '1 demande', other: `${count} demandes` })
  },
  newVisits: (count: number) => plural(count, { one: '1 nouvelle', other: `${count} nouvelles` }),
  invitation: 'Rejoins-moi',
  share: 'Publier un partage',
  profile: 'Ton profil',
  profileFilled: (percent: number) => `${percent} %`,
  profileProgress: 'Profil rempli',
  done: 'fait',
  todo: {
    photo: 'Ajoute une photo de toi',
    place: 'Dis où tu vis, sans adresse',
    headline: 'Écris ta phrase, celle qu’on lit d’abord',
    complete: 'Termine tes premiers pas',
  },
  rooms: {
    title: 'Mes salons',
    all: 'Tous',
    find: 'Les communautés',
  },
  toRead: (hour: number): string => (hour < 5 || hour >= 18 ? 'À lire ce soir' : 'À lire'),
  journal: 'Journal',
  shares: 'Ce qui se dit',
} as const
