import { ofName } from '@consoeurs/contract'
import { plural } from './counts.ts'

/** One member's profile. */
export const profilesText = {
  tabs: 'Rubriques du profil',
  about: 'À propos',
  shares: 'Partages',
  photos: 'Photos',
  /** In the picture beside a profile without a photo: nothing of hers. */
  kind: 'Un profil',
  description: (name: string, city: string | null) =>
    city === null ? `Le profil ${ofName(name)}.` : `Le profil ${ofName(name)}, ${city}.`,
  headline: (words: string) => `« ${words} »`,
  lastSeen: 'passée',
  write: 'Lui écrire',
  cannotWrite: 'Elle a choisi qui peut lui écrire. Réponds à l’un de ses partages, elle te verra.',
  honor: 'L’honorer',
  honorTitle: (name: string) => `Honorer ${name}`,
  honorLead: 'Un honneur se donne une fois. Elle saura qu’il vient de toi.',
  honorGivenLead: 'Elle a reçu ton honneur. Retire-le pour en choisir un autre.',
  honorGiven: (label: string) => `Ton honneur : ${label}`,
  honorWithdraw: 'Retirer mon honneur',
  options: (name: string) => `Options du profil ${ofName(name)}`,
  copyLink: 'Copier le lien',
  photosOf: (name: string) => `Photos ${ofName(name)}`,
  morePhotos: (count: number) => plural(count, { one: 'photo', other: 'photos' }),
  noPhotos: { title: 'Pas encore de photo', text: 'Elle se montrera quand elle voudra.' },
  noShares: { title: 'Rien à lire pour l’instant', text: 'Elle n’a rien publié que tu puisses voir ici.' },
  quiet: { title: 'Elle écoute d’abord', text: 'Elle n’a pas encore écrit sur elle. Commence par une question.' },
  answers: 'Elle répond',
  honors: 'Ses honneurs',
  own: {
    honors: 'Tes honneurs',
    lookingFor: 'Ce que tu cherches',
    interests: 'Ce que tu aimes',
    noPhotos: { title: 'Pas encore de photo', text: 'Une seule suffit pour commencer.' },
    noShares: { title: 'Rien à lire pour l’instant', text: 'Ce que tu publies se lira aussi ici.' },
  },
  honorCount: (label: string, count: number): string => {
    if (count === 0) return `${label} : pas encore`
    return plural(count, { one: `${label} : ${count} fois`, other: `${label} : ${count} fois` })
  },
  lookingFor: 'Ce qu’elle cherche',
  seeksAges: (min: number, max: number) => `de ${min} à ${max} ans`,
  interests: 'Ce qu’elle aime',
  inCommon: 'En commun avec toi',
  communities: 'Vos communautés',
  note: {
    begin: 'Écrire une note pour moi',
    title: 'Ma note',
    label: (name: string) => `Ma note sur ${name}`,
    help: 'Toi seule la lis. Elle n’en saura rien.',
    save: 'Garder ma note',
    saved: 'Ta note est gardée.',
  },
  join: 'Tu veux lui parler ?',
  joinText: 'Les messages et les honneurs sont entre membres. L’inscription est gratuite.',
  joinAction: 'Je m’inscris',
  edit: 'Modifier mon profil',
  editPhotos: 'Mes photos',
  viewAs: 'Voir mon profil comme',
  views: { member: 'Membre', contact: 'Membre acceptée', visitor: 'Visiteuse' },
  ownTitle: 'Mon profil',
  ownPlaces: 'Chez toi',
  hiddenFromVisitors: {
    title: 'Une visiteuse ne voit rien',
    text: 'Ton profil est réservé aux membres : pour qui n’est pas connectée, cette adresse n’existe pas.',
    action: 'Changer qui le voit',
  },
  draft: 'Ton profil n’est pas encore dans la liste des membres. Termine-le pour y paraître.',
  draftAction: 'Terminer mon profil',
  hidden: 'Ton profil est masqué : personne d’autre que toi ne le voit.',
  hiddenAction: 'Réglages de confidentialité',
  aboutYou: {
    title: 'Dis deux mots de toi',
    text: 'Quelques lignes, une réponse, une photo : c’est par là qu’on commence à te parler.',
  },
} as const
