import { brandAsset } from '@consoeurs/brand'
import { use } from 'react'
import type { BreadcrumbList, Organization, Thing } from 'schema-dts'
import { useBrand } from '../brand/brand-context.tsx'
import type { PreviewAddress } from '../context.ts'
import { usePublicSettings } from '../public-settings.ts'
import { scriptText } from '../script-text.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import { PreviewContext } from './preview-context.ts'

export interface Site {
  /** Without a trailing slash. */
  origin: string
  name: string
  logo: string
  /** Returns the path of a generated picture, for pages without their own. */
  drawn: PreviewAddress
}

/** schema.org data for search engines (JSON-LD); omitted for members. */
export function StructuredData({ tell }: { tell: (site: Site) => Thing[] }) {
  return import.meta.env.SSR ? <ServedData tell={tell} /> : null
}

/** Server only, to keep the code out of the client bundle. */
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

/** JSON-LD `@id` that survives changes of slug and username. */
export const stableId = ({ origin }: Pick<Site, 'origin'>, kind: string, id: number) => `${origin}/#${kind}-${id}`

export interface Step {
  name: string
  path: string
}

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
  '@id': `${origin}/#organization`,
  name,
  url: `${origin}/`,
  logo: origin + logo,
})
