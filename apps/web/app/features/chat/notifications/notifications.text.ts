import type { NotificationSection } from '@consoeurs/contract'

export const notificationsText = {
  title: 'Notifications',
  markAll: 'Tout marquer comme lu',
  markRead: 'Marquer comme lue',
  markUnread: 'Marquer comme non lue',
  markOf: (mark: string, title: string) => `${mark}\u202f: ${title}`,
  sectionsLabel: 'Quelles notifications',
  valuesLabel: 'De quelle sorte',
  all: 'Toutes',
  unreadOnly: 'Non lues',
  /** The sections in use today. */
  sections: {
    messages: 'Messages',
    partages: 'Partages',
    communautes: 'Communautés',
    profil: 'Profil',
    blog: 'Journal',
    compte: 'Compte',
  } satisfies Partial<Record<NotificationSection, string>>,
  values: {
    profil: { visite: 'Visites', honneur: 'Honneurs', interaction: 'Favorites et petits mots' },
    partages: { reaction: 'Réactions', commentaire: 'Commentaires', reponse: 'Réponses qui ont aidé' },
    communautes: { annonce: 'Annonces', adhesion: 'Adhésions', invitation: 'Invitations' },
  } as Partial<Record<NotificationSection, Record<string, string>>>,
  unread: 'non lue',
  nothingHere: {
    title: 'Rien de ce côté',
    text: 'Quand quelque chose arrivera ici, tu le sauras.',
    action: 'Tout voir',
  },
  nothingUnread: {
    title: 'Tu as tout lu',
    text: 'Ce qui arrivera de nouveau t’attendra ici.',
    action: 'Tout voir',
  },
} as const
