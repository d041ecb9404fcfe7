import type { BrandFeatures } from '@consoeurs/brand'
import type { RouteAccess } from '@consoeurs/contract'
import {
  BadgeCheck,
  BellRing,
  Carrot,
  ChartColumn,
  ChartColumnIncreasing,
  Cog,
  Contact,
  FileText,
  Filter,
  Flag,
  HandCoins,
  Images,
  ImageUp,
  Lightbulb,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageCircleQuestionMark,
  MessagesSquare,
  Newspaper,
  Palette,
  Scale,
  ScrollText,
  Shapes,
  ShieldCheck,
  SlidersHorizontal,
  Tag,
  UserRoundCheck,
  UserRoundSearch,
  UsersRound,
  Webhook,
} from 'lucide-react'

/** Content API collection, media library, or admin API list. */
export type CallKind = 'collection' | 'media' | 'desk'

export interface Screen {
  /** Only hides the screen; the API enforces access. */
  access: RouteAccess
  calls: CallKind
  group: ScreenGroup
  icon: LucideIcon
  label: string
  /** Only for brands with this feature. */
  feature?: keyof BrandFeatures
  /** Endpoint with the number of pending items (`dataProvider.look`). */
  waiting?: string
}

/** Groups of the sidebar, in order. */
export const screenGroups = { content: 'Publier', care: 'Veiller', site: 'Gérer le site' } as const
export type ScreenGroup = keyof typeof screenGroups

/** Screens by API resource name, in the order of the sidebar. */
export const screens = {
  articles: { access: 'editor', calls: 'collection', group: 'content', icon: Newspaper, label: 'Articles' },
  pages: { access: 'editor', calls: 'collection', group: 'content', icon: FileText, label: 'Pages' },
  categories: { access: 'editor', calls: 'collection', group: 'content', icon: Shapes, label: 'Rubriques' },
  tags: { access: 'editor', calls: 'collection', group: 'content', icon: Tag, label: 'Mots-clés' },
  media: { access: 'editor', calls: 'media', group: 'content', icon: Images, label: 'Images' },
  faq: { access: 'editor', calls: 'collection', group: 'content', icon: MessageCircleQuestionMark, label: 'Questions' },
  ingredients: {
    access: 'editor',
    calls: 'collection',
    group: 'content',
    icon: Carrot,
    label: 'Ingrédients',
    feature: 'kitchen',
  },
  'ingredient-proposals': {
    access: 'editor',
    calls: 'desk',
    group: 'content',
    icon: Lightbulb,
    label: 'Propositions',
    feature: 'kitchen',
    waiting: 'ingredient-proposals/waiting',
  },
  announcements: { access: 'editor', calls: 'desk', group: 'content', icon: Megaphone, label: 'Annonces' },
  communities: { access: 'editor', calls: 'desk', group: 'content', icon: UsersRound, label: 'Communautés' },
  catalogue: { access: 'editor', calls: 'desk', group: 'content', icon: BellRing, label: 'Notifications' },
  reports: {
    access: 'moderator',
    calls: 'desk',
    group: 'care',
    icon: Flag,
    label: 'Signalements',
    waiting: 'reports/waiting',
  },
  reviews: {
    access: 'moderator',
    calls: 'desk',
    group: 'care',
    icon: Scale,
    label: 'Relectures',
    waiting: 'reviews/waiting',
  },
  certifications: {
    access: 'moderator',
    calls: 'desk',
    group: 'care',
    icon: BadgeCheck,
    label: 'Certifications',
    waiting: 'certifications/waiting',
  },
  'first-photos': {
    access: 'moderator',
    calls: 'desk',
    group: 'care',
    icon: ImageUp,
    label: 'Premières photos',
    waiting: 'first-photos/waiting',
  },
  filters: {
    access: 'moderator',
    calls: 'desk',
    group: 'care',
    icon: Filter,
    label: 'Filtres',
    waiting: 'filters/waiting',
  },
  'sign-ups': {
    access: 'moderator',
    calls: 'desk',
    group: 'care',
    icon: UserRoundCheck,
    label: 'Inscriptions',
    waiting: 'sign-ups/waiting',
  },
  users: { access: 'moderator', calls: 'desk', group: 'care', icon: UserRoundSearch, label: 'Membres' },
  contents: { access: 'moderator', calls: 'desk', group: 'care', icon: MessagesSquare, label: 'Contenus' },
  contact: {
    access: 'moderator',
    calls: 'desk',
    group: 'care',
    icon: Mail,
    label: 'Courrier',
    waiting: 'contact/waiting',
  },
  transparency: {
    access: 'moderator',
    calls: 'desk',
    group: 'care',
    icon: ChartColumnIncreasing,
    label: 'Bilan annuel',
  },
  roles: { access: 'admin', calls: 'desk', group: 'site', icon: ShieldCheck, label: 'Rôles' },
  settings: { access: 'admin', calls: 'desk', group: 'site', icon: SlidersHorizontal, label: 'Réglages' },
  appearance: { access: 'admin', calls: 'desk', group: 'site', icon: Palette, label: 'Apparence' },
  'profile-choices': { access: 'admin', calls: 'desk', group: 'site', icon: Contact, label: 'Profils' },
  ledger: { access: 'admin', calls: 'desk', group: 'site', icon: HandCoins, label: 'Comptes ouverts' },
  audit: { access: 'moderator', calls: 'desk', group: 'site', icon: ScrollText, label: 'Journal des actes' },
  figures: { access: 'admin', calls: 'desk', group: 'site', icon: ChartColumn, label: 'Chiffres' },
  jobs: { access: 'admin', calls: 'desk', group: 'site', icon: Cog, label: 'Travaux' },
  webhooks: {
    access: 'admin',
    calls: 'desk',
    group: 'site',
    icon: Webhook,
    label: 'Webhooks',
    waiting: 'webhooks/waiting',
  },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens
export const screenNames = Object.keys(screens) as ScreenName[]

/** Whether the brand has the feature of the screen. */
export function isInBrand(name: string, features: BrandFeatures): boolean {
  const { feature } = screenOf(name)
  return feature === undefined || features[feature]
}

export function screenOf(name: string): Screen {
  const place: Screen | undefined = (screens as Record<string, Screen>)[name]
  if (place === undefined) throw new Error(`the desk has no ${name}`)
  return place
}
