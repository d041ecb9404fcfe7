import type { BrandSection } from '@consoeurs/brand'
import type { SearchResults } from '@consoeurs/contract'
import { type HistoryKey, historyKeys } from '@consoeurs/contract/publishing/history-keys'
import { historyText } from '../../../text/history.ts'
import { membersText } from '../../../text/members.ts'
import { searchText } from '../../../text/search.ts'
import type { IconName } from '../../../ui/icons.ts'
import type { PaletteGroup, PaletteItem } from '../../../ui/overlays/palette.tsx'
import { articleHref } from '../articles/public.ts'
import { entryIcons, type History } from '../history/public.ts'
import { matchingPages } from './app-pages.ts'
import { searchHref } from './search-params.ts'

export interface Hit extends PaletteItem {
  meta: string
  /** Picture; without one, the icon is shown. */
  src?: string | null
  /** A member: shows an initial without a picture. */
  face?: boolean
  icon: IconName
}

type SearchGroup = PaletteGroup<Hit>

const goTo = (typed: string, sections: readonly BrandSection[]): SearchGroup => ({
  label: searchText.goTo,
  items: matchingPages(typed, sections).map((place) => ({ ...place, id: `place ${place.to}`, meta: '' })),
})

const recent = (searches: string[]): SearchGroup => ({
  label: searchText.recent,
  items: searches.map((typed) => ({
    id: `recent ${typed}`,
    label: typed,
    to: searchHref({ q: typed, kind: 'all' }),
    meta: '',
    icon: 'clock',
  })),
})

/** Suggestions per key; the search page shows all of them. */
const offered: Record<HistoryKey, number> = { members: 3, shares: 2, communities: 1, articles: 1 }

const allSeen: Hit = { id: 'place seen', label: historyText.all, to: '/search', meta: '', icon: 'clock' }

function seen(history: History): SearchGroup {
  const items = historyKeys.flatMap((key) =>
    history[key].slice(0, offered[key]).map(({ path, name, avatar }) => ({
      id: `seen ${path}`,
      label: name,
      to: path,
      meta: historyText.one[key],
      src: avatar,
      face: key === 'members',
      icon: entryIcons[key],
    })),
  )
  const hasMore = historyKeys.some((key) => history[key].length > offered[key])
  return { label: historyText.title, items: hasMore ? [...items, allSeen] : items }
}

function found({ members, shares, communities, articles }: SearchResults): SearchGroup[] {
  return [
    {
      label: searchText.kinds.members,
      items: members.items.map(({ id, username, displayName, age, avatar, headline, city, distance }) => ({
        id: `member ${id}`,
        label: membersText.nameAge(displayName, age),
        to: `/p/${username}`,
        meta: headline || membersText.place(city, distance),
        src: avatar,
        face: true,
        icon: 'user',
      })),
    },
    {
      label: searchText.kinds.communities,
      items: communities.items.map(({ id, slug, name, tagline, avatar }) => ({
        id: `community ${id}`,
        label: name,
        to: `/c/${slug}`,
        meta: tagline,
        src: avatar?.formats.thumbnail.url ?? null,
        icon: 'users',
      })),
    },
    {
      label: searchText.kinds.shares,
      items: shares.items.map((hit) => ({
        id: `share ${hit.id}`,
        label: hit.title || hit.excerpt,
        to: `/shares/${hit.slug}`,
        meta: searchText.by(hit.author.displayName),
        src: hit.picture?.formats.thumbnail.url ?? null,
        icon: 'message-square',
      })),
    },
    {
      label: searchText.kinds.articles,
      items: articles.items.map(({ id, slug, title, excerpt, category, picture }) => ({
        id: `article ${id}`,
        label: title,
        to: articleHref({ id, attributes: { slug } }),
        meta: category ?? excerpt,
        src: picture,
        icon: 'book-open',
      })),
    },
  ]
}

const everything = (typed: string): SearchGroup => ({
  label: searchText.title,
  items: [
    {
      id: 'all',
      label: searchText.searchAll(typed),
      to: searchHref({ q: typed, kind: 'all' }),
      meta: '',
      icon: 'search',
    },
  ],
})

interface PaletteState {
  typed: string
  results: SearchResults | null
  searches?: string[]
  history?: History
  /** Of the brand. */
  sections?: readonly BrandSection[]
}

/**
 * Before typing: recent searches, recently seen and pages. While typing: results, pages, and the link to all results.
 */
export function groupsOf({ typed, results, searches = [], history, sections = [] }: PaletteState): SearchGroup[] {
  const asked = typed.trim()
  const groups =
    asked === ''
      ? [recent(searches), ...(history === undefined ? [] : [seen(history)]), goTo('', sections)]
      : [...(results === null ? [] : found(results)), goTo(asked, sections), everything(asked)]
  return groups.filter(({ items }) => items.length > 0)
}
