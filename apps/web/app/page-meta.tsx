import { use } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from './brand/brand-context.tsx'
import { canonicalUrl } from './canonical.ts'
import type { PreviewWords } from './context.ts'
import { pageTitle } from './page-title.ts'
import { PreviewContext } from './preview-context.ts'
import { usePublicSettings } from './public-settings.ts'
import { layoutText } from './text/layout.ts'
import { summaryOf } from './text/summary.ts'
import { totalUnread, useUnread, useViewer } from './viewer/viewer-context.tsx'

interface PageMetaProps {
  /** The page's own name; the site's name and the unread count are added. Empty on the home page. */
  title: string
  /** In one sentence, what nothing else on the site says of itself; cut to what search engines show. */
  description?: string
  /** Path of the picture shown when the page is shared, where it has one of its own. */
  image?: string | undefined
  /** Of the picture that is drawn where it has none. */
  preview?: Partial<PreviewWords>
  type?: 'website' | 'article' | 'profile'
  /** Kept out of search engines. */
  hidden?: boolean
}

interface SharedProps extends Required<Pick<PageMetaProps, 'title' | 'type'>>, Pick<PageMetaProps, 'image'> {
  summary: string
  url: string
  origin: string
  words: PreviewWords
}

/** What other sites show of the page where somebody shares its address: read as it was served, by nobody else. */
function SharedMeta({ title, summary, type, url, origin, image, words }: SharedProps) {
  const { name } = useBrand()
  const drawn = use(PreviewContext)?.(words)
  const picture = image ?? drawn
  if (drawn === undefined || picture === undefined) return null
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:image" content={origin + picture} />
      {picture === drawn ? (
        <>
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      ) : null}
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Everything that the head says of a page: exactly one per page, anywhere in its component. */
export function PageMeta({ title, description, image, preview, type = 'website', hidden = false }: PageMetaProps) {
  const brand = useBrand()
  const { unread } = useUnread()
  const viewer = useViewer()
  const settings = usePublicSettings()
  const { pathname, search } = useLocation()
  const summary = summaryOf(description ?? brand.text.description)
  const discreet = viewer?.discreet === true
  const url = settings && canonicalUrl(settings.publicUrl, pathname, search, settings.canonicalQuery)
  return (
    <>
      <title>{discreet ? layoutText.discreetTitle : pageTitle(title, brand.name, totalUnread(unread))}</title>
      <meta name="description" content={summary} />
      {url === undefined ? null : <link rel="canonical" href={url} />}
      {hidden || viewer !== null ? <meta name="robots" content="noindex" /> : null}
      {/* Read as it was served: no script carries it. */}
      {!import.meta.env.SSR || url === undefined || hidden || viewer !== null ? null : (
        <SharedMeta
          {...{ summary, type, url, image }}
          title={title || brand.name}
          origin={settings?.publicUrl ?? ''}
          words={{ kicker: '', title: title || brand.name, ...preview }}
        />
      )}
    </>
  )
}
