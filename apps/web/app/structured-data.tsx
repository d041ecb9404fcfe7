import { brandAsset } from '@consoeurs/brand'
import { use } from 'react'
import type { BreadcrumbList, Organization, Thing } from 'schema-dts'
import { useBrand } from './brand/brand-context.tsx'
import type { PreviewAddress } from './context.ts'
import { PreviewContext } from './preview-context.ts'
import { usePublicSettings } from './public-settings.ts'
import { scriptText } from './script-text.ts'
import { useViewer } from './viewer/viewer-context.tsx'

/** Whose pages these are, as their structured data says it. */
export interface Site {
  /** Without a slash at the end. */
  origin: string
  name: string
  /** Path of its picture. */
  logo: string
  /** Path of the picture that is drawn for what has none of its own. */
  drawn: PreviewAddress
}

/** What search engines are told of a page, in the words of schema.org (JSON-LD). A member’s browser is told nothing. */
export function StructuredData({ tell }: { tell: (site: Site) => Thing[] }) {
  return import.meta.env.SSR ? <ServedData tell={tell} /> : null
}

/** Read as it was served: no script carries it. */
function ServedData({ tell }: { tell: (site: Site) => Thing[] }) {
  const brand = useBrand()
  const settings = usePublicSettings()
  const viewer = useViewer()
  const drawn = use(PreviewContext)
  if (settings === undefined || drawn === undefined || viewer !== null) return null
  const site = { origin: settings.publicUrl, name: brand.name, logo: brandAsset(brand.code, 'icon-512.png'), drawn }
  const json = scriptText(JSON.stringify({ '@context': 'https://schema.org', '@graph': tell(site) }))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot close its own element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

export interface Step {
  name: string
  path: string
}

/** The way from the home page, the page itself included. */
export function breadcrumbs({ origin, name }: Site, steps: Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name, path: '/' }, ...steps].map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: origin + step.path,
    })),
  }
}

export const publisher = ({ origin, name, logo }: Site): Exclude<Organization, string> => ({
  '@type': 'Organization',
  name,
  url: `${origin}/`,
  logo: origin + logo,
})
