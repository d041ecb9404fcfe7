import type { RouteAccess } from '@consoeurs/contract'
import {
  BadgeCheck,
  BellRing,
  ChartColumn,
  ChartColumnIncreasing,
  Cog,
  FileText,
  Filter,
  Flag,
  Images,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageCircleQuestionMark,
  MessagesSquare,
  Newspaper,
  Scale,
  ScrollText,
  Shapes,
  ShieldCheck,
  SlidersHorizontal,
  Tag,
  UserRoundSearch,
  UsersRound,
} from 'lucide-react'

/** How a resource is called: a collection of the content API, the media library, or a list of the desk’s own. */
export type CallKind = 'collection' | 'media' | 'desk'

export interface Place {
  /** Who it is for; the API decides again, whatever is shown. */
  access: RouteAccess
  calls: CallKind
  group: PlaceGroup
  icon: LucideIcon
  label: string
  /** Where it is asked how much waits there (`dataProvider.look`). */
  waiting?: string
}

/** Under what the places stand in the rail, in its order. */
export const placeGroups = { content: 'Publier', care: 'Veiller', house: 'Tenir la maison' } as const
export type PlaceGroup = keyof typeof placeGroups

/** Every place of the desk, by the name that the API gives it, in the order of the rail. */
export const places = {
  articles: { access: 'editor', calls: 'collection', group: 'content', icon: Newspaper, label: 'Articles' },
  pages: { access: 'editor', calls: 'collection', group: 'content', icon: FileText, label: 'Pages' },
  categories: { access: 'editor', calls: 'collection', group: 'content', icon: Shapes, label: 'Rubriques' },
  tags: { access: 'editor', calls: 'collection', group: 'content', icon: Tag, label: 'Mots-clés' },
  media: { access: 'editor', calls: 'media', group: 'content', icon: Images, label: 'Images' },
  faq: { access: 'editor', calls: 'collection', group: 'content', icon: MessageCircleQuestionMark, label: 'Questions' },
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
  filters: {
    access: 'moderator',
    calls: 'desk',
    group: 'care',
    icon: Filter,
    label: 'Filtres',
    waiting: 'filters/waiting',
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
  roles: { access: 'admin', calls: 'desk', group: 'house', icon: ShieldCheck, label: 'Rôles' },
  settings: { access: 'admin', calls: 'desk', group: 'house', icon: SlidersHorizontal, label: 'Réglages' },
  audit: { access: 'admin', calls: 'desk', group: 'house', icon: ScrollText, label: 'Journal des actes' },
  figures: { access: 'admin', calls: 'desk', group: 'house', icon: ChartColumn, label: 'Chiffres' },
  jobs: { access: 'admin', calls: 'desk', group: 'house', icon: Cog, label: 'Travaux' },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof places
export const placeNames = Object.keys(places) as PlaceName[]

export function placeOf(name: string): Place {
  const place: Place | undefined = (places as Record<string, Place>)[name]
  if (place === undefined) throw new Error(`the desk has no ${name}`)
  return place
}
