import type { NotificationSection, notificationValues } from '@consoeurs/contract'
import type { IconName } from '../../../ui/icons.ts'

interface NotificationLook {
  icon: IconName
  /** A member's own words are shown on paper. */
  paper?: true
}

/** A new value without an icon does not compile. */
const looks: { [S in NotificationSection]: Record<(typeof notificationValues)[S][number], NotificationLook> } = {
  profil: {
    visite: { icon: 'eye' },
    honneur: { icon: 'award', paper: true },
    interaction: { icon: 'sparkles' },
    reciproque: { icon: 'heart' },
    alerte: { icon: 'bell' },
    bocal: { icon: 'sprout' },
  },
  messages: {
    message: { icon: 'message-circle' },
    demande: { icon: 'mail' },
    groupe: { icon: 'users' },
    courses: { icon: 'shopping-basket' },
    invitation: { icon: 'user-plus' },
  },
  partages: {
    reaction: { icon: 'heart' },
    commentaire: { icon: 'message-square', paper: true },
    mention: { icon: 'at-sign', paper: true },
    reponse: { icon: 'check', paper: true },
    sortie: { icon: 'calendar' },
    participation: { icon: 'users' },
    troc: { icon: 'sprout' },
    faite: { icon: 'chef-hat', paper: true },
    ingredient: { icon: 'salad' },
  },
  communautes: { annonce: { icon: 'megaphone' }, adhesion: { icon: 'users' }, invitation: { icon: 'user-plus' } },
  salons: { message: { icon: 'sofa' }, mention: { icon: 'at-sign' } },
  blog: { article: { icon: 'book-open' } },
  compte: { moderation: { icon: 'shield-check' }, securite: { icon: 'key-round' }, rappel: { icon: 'clock' } },
}

/** Unknown values (the server is one version ahead) get the bell. */
export function lookOf(section: NotificationSection, value: string): NotificationLook {
  const ofSection: Record<string, NotificationLook> = looks[section]
  return ofSection[value] ?? { icon: 'bell' }
}
