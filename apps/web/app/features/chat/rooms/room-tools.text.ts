import type { RemovalReason } from '@consoeurs/contract'
import { elide } from '@consoeurs/contract'

export const roomToolsText = {
  searchGroup: 'Chercher dans ce groupe',
  pin: 'Épingler',
  unpin: 'Détacher',
  pinDone: 'Message épinglé.',
  unpinDone: 'Message détaché.',
  copyLink: 'Copier le lien du message',
  linkCopied: 'Lien copié.',
  linkNotCopied: 'La copie n’a pas marché. Réessaie.',
  delete: {
    title: 'Supprimer ce message ?',
    text: 'Il disparaît pour toutes. À sa place, on lira « Message supprimé ».',
    confirm: 'Supprimer',
    cancel: 'Le garder',
    done: 'Message supprimé.',
  },
  takeAway: {
    title: 'Retirer ce message ?',
    text: 'Il disparaît pour toutes. À sa place, on lira « Message retiré par la modération ». Son autrice en lit la raison, pas ton nom.',
    confirm: 'Retirer',
    cancel: 'Le laisser',
    done: 'Message retiré.',
  },
  reason: 'Pour quelle raison ?',
  reasons: {
    rules: 'Il s’écarte des règles de la communauté',
    respect: 'Il blesse ou vise quelqu’un',
    private: 'Il révèle quelque chose de privé',
    advert: 'Il fait de la publicité',
    danger: 'Il donne un conseil dangereux',
    place: 'Il n’est pas au bon endroit',
  } satisfies Record<RemovalReason, string>,
  noPins: 'Aucun message n’est épinglé ici.',
  pictures: (count: number): string => (count === 1 ? 'Photo' : `${count} photos`),
  searchField: 'Un mot, une phrase',
  searchFound: (count: number, more: boolean): string => {
    if (count === 0) return 'Aucun message ne contient ces mots.'
    if (more) return `${count} messages, et d’autres`
    return count === 1 ? '1 message' : `${count} messages`
  },
  searchHint: 'Écris au moins deux lettres. Les accents et les majuscules ne comptent pas.',
  goThere: (name: string) => `Aller au message ${elide('de', name)}`,
  date: 'Quel jour ?',
  goToDate: 'Y aller',
  hereNow: 'Ici maintenant',
  nobodyHere: 'Personne d’autre n’est là en ce moment.',
  others: (count: number): string => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
  allMembers: 'Toutes les membres de la communauté',
  muteTitle: 'Mettre ce salon en sourdine',
  muteText: 'Il ne te prévient plus, et n’apparaît comme non lu que si l’on t’y mentionne. Personne ne le sait.',
} as const
