import type { BrandIllustrations, Illustration } from '../../src/brand.ts'

const window: Illustration = {
  src: 'img/v-hero.svg',
  width: 1200,
  height: 1200,
  alt: 'Le soir derrière une fenêtre ronde : un pot de violettes et une lettre sur le rebord, les toits au loin.',
}

/** Small drawings beside a sentence. */
const scene = (file: string): Illustration => ({ src: `img/${file}.svg`, width: 800, height: 560, alt: '' })

/** Drawings that only set the mood have an empty alternative. */
export const illustrations: BrandIllustrations = {
  hero: window,
  // Its inks are those of the evening: it holds by night as it is.
  heroNight: window,
  signup: { ...window, alt: '' },
  cover: { src: 'img/v-herbier.svg', width: 1600, height: 600, alt: '' },
  coverNight: { src: 'img/v-herbier-nuit.svg', width: 1600, height: 600, alt: '' },
  lost: { src: 'img/v-perdue.svg', width: 800, height: 640, alt: '' },
  broken: scene('v-disque'),
  empty: scene('v-vide'),
  emptyVisits: scene('v-visites'),
  emptyHonors: scene('v-honneurs'),
  emptyMessages: scene('v-messages'),
  emptyNotifications: scene('v-notifications'),
  emptyFavorites: scene('v-favoris'),
  deco: { src: 'img/v-deco.svg', width: 200, height: 200, alt: '' },
}
