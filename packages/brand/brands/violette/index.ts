import type { PageBrand } from '../../src/brand.ts'
import {
  honors,
  interests,
  lookingFor,
  lookingForWhom,
  outings,
  profileQuestions,
  reactions,
  shareKinds,
} from './choices.ts'
import { illustrations } from './illustrations.ts'
import { text } from './text.ts'

export const brand: PageBrand = {
  code: 'violette',
  name: 'Violette',
  tagline: 'Rencontres et échanges entre femmes',
  themeColor: { light: '#FCFAFE', dark: '#17121F' },
  displayFont: 'fraunces',
  publishIcon: 'feather',
  features: { freshnessUpTo720Hours: true, seeksSomeone: true, likes: true, kitchen: false, swaps: false },
  sections: ['outings', 'communities', 'journal'],
  reactions,
  honors,
  shareKinds,
  equipment: [],
  outings,
  profileQuestions,
  lookingFor,
  lookingForWhom,
  interests,
  text,
  illustrations,
}

/** What only some pages show: files of their own, named here so that no page carries the addresses of another brand's. */
export const loadDrawings = async () => (await import('./drawings.ts')).drawings
export const loadHome = async () => (await import('./home.ts')).home
export const loadConsents = async () => (await import('./consents.ts')).consents
export const loadNotices = async () => (await import('./notices.ts')).notices
export const loadPreview = async () => (await import('./preview.ts')).preview
