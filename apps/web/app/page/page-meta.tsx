import { use } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import type { PreviewWords } from '../context.ts'
import { usePublicSettings } from '../public-settings.ts'
import { layoutText } from '../text/pages/layout.ts'
import { summaryOf } from '../text/summary.ts'
import { totalUnread, useUnread, useViewer } from '../viewer/viewer-context.tsx'
import { canonicalUrl } from './canonical.ts'
import { pageTitle } from './page-title.ts'
import { PreviewContext } from './preview-context.ts'

interface PageMetaProps {
  /** The site name and unread count are added. Empty on the home page. */
  title: string
  /** One unique sentence, truncated to what search engines show. */
  description?: string
  image?: string | undefined
  /** Text of the generated preview picture, used without `image`. */
  preview?: Partial<PreviewWords>
  type?: 'website' | 'article' | 'profile'
  /** Page number shown, for paginated lists. */
  page?: number
  hidden?: boolean
}

interface SharedProps extends Required<Pick<PageMetaProps, 'title' | 'type'>>, Pick<PageMetaProps, 'image'> {
  summary: string
  url: string
  origin: string
  words: PreviewWords
}

/** Server only: crawlers alone read link previews. */
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

/** All head tags: exactly one per page, anywhere in its component. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, image, preview, type = 'website', page = 1, hidden = false } = props
  const brand = useBrand()
  const { unread } = useUnread()
  const viewer = useViewer()
  const settings = usePublicSettings()
  const { pathname, search } = useLocation()
  const summary = summaryOf(description ?? brand.text.description)
  const discreet = viewer?.discreet === true
  const url =
    settings && canonicalUrl(settings.publicUrl, { path: pathname, search, kept: settings.canonicalQuery, page })
  return (
    <>
      <title>{discreet ? layoutText.discreetTitle : pageTitle(title, brand.name, totalUnread(unread))}</title>
      <meta name="description" content={summary} />
      {url === undefined ? null : <link rel="canonical" href={url} />}
      {hidden || viewer !== null ? <meta name="robots" content="noindex" /> : null}
      {/* Server only, to keep the code out of the client bundle. */}
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
