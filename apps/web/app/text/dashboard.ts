import { formatCount, plural } from './counts.ts'

const isEvening = (hour: number) => hour < 5 || hour >= 18

/** « ce soir », « ce matin »: with the local hour, 0 to 23. */
export function momentOf(hour: number): string {
  if (isEvening(hour)) return 'ce soir'
  return hour < 12 ? 'ce matin' : 'cet après-midi'
}

const counted = (count: number, one: string, other: string) => ({
  count: formatCount(count),
  noun: plural(count, { one, other }),
})

export const dashboardText = {
  title: 'Accueil',
  greeting: (hour: number, name: string): string => `${isEvening(hour) ? 'Bonsoir' : 'Bonjour'} ${name}`,
  welcome: (name: string) => `Bienvenue, ${name}`,
  lead: (hour: number) => `Voici ce qui se raconte ${momentOf(hour)}.`,
  near: ['Près', 'de toi'],
  faces: ['Celles', 'd’ici'],
  wider: 'Personne à moins de 25 km pour l’instant.',
  widen: 'Élargir à 50 km',
  news: 'Ce qui t’attend',
  sections: 'Les rubriques',
  visits: (count: number) => counted(count, 'visite', 'visites'),
  honors: (count: number) => counted(count, 'honneur', 'honneurs'),
  messages: (count: number) => counted(count, 'message', 'messages'),
  requests: (count: number) => counted(count, 'demande', 'demandes'),
  addPhoto: 'Ajouter une photo',
  rooms: { title: 'Ça parle dans tes salons', all: 'Tous' },
  journal: (time: string) => `Le journal · ${time}`,
  shares: 'Ce qui se dit',
  steps: {
    title: 'Tes premiers pas',
    count: (done: number, total: number): string =>
      plural(done, { one: `${done} pas sur ${total}`, other: `${done} pas sur ${total}` }),
    options: 'Options de tes premiers pas',
    hide: 'Masquer',
    draft: 'Termine ton profil',
    draftLead: 'Personne ne te voit avant.',
    photo: ['Ajoute une photo de toi', 'Ta photo est en place'],
    headline: ['Présente-toi en une phrase', 'Ta phrase est écrite'],
    community: ['Entre dans un salon', 'Tu as ta place dans un salon'],
  },
} as const
