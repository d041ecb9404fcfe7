import type { BrandIllustrations, BrandSeasons, Illustration } from '../../src/brand.ts'

const plate: Illustration = {
  src: 'img/s-hero.svg',
  width: 1330,
  height: 1290,
  alt: 'Une grande assiette de crudités vue de haut, entourée d’agrumes, de radis, de figues et de feuilles.',
}

/** Small drawings beside a sentence. */
const scene = (file: string): Illustration => ({ src: `img/${file}.svg`, width: 800, height: 560, alt: '' })

/** Drawings that only set the mood have an empty alternative. */
export const illustrations: BrandIllustrations = {
  hero: plate,
  // It has no ground of its own: the page's hero colour shows through, by day and by night.
  heroNight: plate,
  signup: { ...plate, alt: '' },
  cover: { src: 'img/s-feuilles.svg', width: 1600, height: 600, alt: '' },
  coverNight: { src: 'img/s-feuilles-nuit.svg', width: 1600, height: 600, alt: '' },
  lost: { src: 'img/s-perdue.svg', width: 800, height: 640, alt: '' },
  broken: scene('s-casserole'),
  empty: scene('s-vide'),
  emptyVisits: scene('s-visites'),
  emptyHonors: scene('s-honneurs'),
  emptyMessages: scene('s-messages'),
  emptyNotifications: scene('s-notifications'),
  emptyFavorites: scene('s-favoris'),
  deco: { src: 'img/s-deco.svg', width: 200, height: 200, alt: '' },
}

/** Compositions that fill their frame. */
const painting = (file: string, width: number, height: number): Illustration => ({
  src: `img/${file}.svg`,
  width,
  height,
  alt: '',
})

export const seasons: BrandSeasons = {
  spring: painting('s-potager', 1200, 800),
  summer: painting('s-marche', 1000, 1000),
  autumn: painting('s-bol', 1200, 800),
  winter: painting('s-agrumes', 900, 1100),
  jars: painting('s-graines', 1200, 800),
}
