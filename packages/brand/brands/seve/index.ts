import type { PageBrand } from '../../src/brand.ts'
import {
  equipment,
  honors,
  interests,
  lookingFor,
  lookingForWhom,
  outings,
  profileQuestions,
  reactions,
  shareKinds,
} from './choices.ts'
import { illustrations, seasons } from './illustrations.ts'
import { text } from './text.ts'

export const brand: PageBrand = {
  code: 'seve',
  name: 'Sève',
  tagline: 'Le réseau des femmes qui mangent cru et vivant',
  themeColor: { light: '#FBFAF4', dark: '#111712' },
  displayFont: 'bricolage-grotesque',
  publishIcon: 'plus',
  features: { freshnessUpTo720Hours: false, seeksSomeone: false, likes: false, kitchen: true, swaps: true },
  sections: ['recipes', 'season', 'notebook', 'outings'],
  reactions,
  honors,
  shareKinds,
  equipment,
  outings,
  profileQuestions,
  lookingFor,
  lookingForWhom,
  interests,
  text,
  illustrations,
  seasons,
}

/** What only some pages show: files of their own, named here so that no page carries the addresses of another brand's. */
export const loadDrawings = async () => (await import('./drawings.ts')).drawings
export const loadHome = async () => (await import('./home.ts')).home
export const loadConsents = async () => (await import('./consents.ts')).consents
export const loadNotices = async () => (await import('./notices.ts')).notices
export const loadPreview = async () => (await import('./preview.ts')).preview
export const loadCare = async () => (await import('./care.ts')).care
export const loadHealth = async () => (await import('./health.ts')).health
