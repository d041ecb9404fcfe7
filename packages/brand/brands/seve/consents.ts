import type { BrandConsents } from '../../src/brand.ts'

export const consents: BrandConsents = {
  woman: {
    version: '2026-11-01',
    label: 'Je suis une femme, et je viens ici en mon nom.',
    help: 'Les femmes trans sont des femmes et sont ici chez elles. Nous ne demandons ni civilité, ni papiers.',
  },
  adult: {
    version: '2026-11-01',
    label: 'J’ai 18 ans ou plus.',
    help: 'Ta date de naissance sert à vérifier ton âge. Seul l’âge est montré, jamais la date.',
  },
  terms: {
    version: '2026-11-01',
    label: 'J’accepte les conditions d’utilisation.',
    help: 'Ce que nous te devons, ce que tu nous dois, et comment on se quitte.',
    href: '/l/cgu',
  },
  charter: {
    version: '2026-11-01',
    label: 'Je m’engage à respecter la charte.',
    help: 'Partager ce qu’on a goûté, ne rien vendre, ne jamais conseiller d’arrêter un traitement.',
    href: '/l/charte',
  },
  sensitive: {
    version: '2026-11-01',
    label:
      'J’accepte que Sève traite ce que mon inscription et mon profil peuvent révéler de ma santé ou de mes convictions.',
    help: 'Une façon de manger peut dire l’une ou l’autre. Uniquement pour te montrer aux membres ; tu peux retirer cet accord quand tu veux, avec effet immédiat.',
    href: '/l/confidentialite',
  },
}
