import type { NotificationSection } from '@consoeurs/contract'

/** The list of notifications. */
export const notificationsText = {
  title: 'Notifications',
  markAll: 'Tout marquer comme lu',
  sectionsLabel: 'Quelles notifications',
  all: 'Toutes',
  /** The sections that have something to say today. */
  sections: { messages: 'Messages', partages: 'Partages', profil: 'Profil' } satisfies Partial<
    Record<NotificationSection, string>
  >,
  unread: 'non lue',
  nothingHere: {
    title: 'Rien de ce côté',
    text: 'Quand quelque chose arrivera ici, tu le sauras.',
    action: 'Tout voir',
  },
} as const
