import type { CertificationNews } from '@consoeurs/contract'
import type { NotificationText } from './texts.ts'

const there = '«\u202FCertification\u202F»'

/** No reasons: the text may be on a lock screen. */
const texts: Record<CertificationNews, NotificationText> = {
  certified: { title: 'Tu es certifiée', message: 'Une personne a regardé ta photo, qui est effacée. À dans un an.' },
  refused: {
    title: 'Ta certification n’a pas abouti',
    message: `La raison t’attend dans ${there}. Ta photo est effacée.`,
  },
  unjudged: {
    title: 'Ta photo de certification est effacée',
    message: 'Personne n’a pu la regarder à temps. Tu peux recommencer quand tu veux\u202F: cet essai ne compte pas.',
  },
  ending: {
    title: 'Ta certification finit bientôt',
    message: 'Une nouvelle photo suffit pour la garder un an de plus.',
  },
  lapsed: { title: 'Ta certification a pris fin', message: 'Tu peux redevenir certifiée quand tu veux.' },
  revoked: { title: 'Ta certification est retirée', message: `La raison t’attend dans ${there}.` },
}

export const certificationText = (what: string): NotificationText => texts[what as CertificationNews]
