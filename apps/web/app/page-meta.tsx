import { useBrand } from './brand/brand-context.tsx'
import { pageTitle } from './page-title.ts'
import { layoutText } from './text/layout.ts'
import { totalUnread, useUnread, useViewer } from './viewer/viewer-context.tsx'

interface PageMetaProps {
  /** The page's own name; the site's name and the unread count are added. Empty on the home page. */
  title: string
  description?: string
  /** Absolute address of the picture shown when the page is shared. */
  image?: string
  type?: 'website' | 'article' | 'profile'
  /** Kept out of search engines. */
  hidden?: boolean
}

/** Title and description of a page: exactly one per page, anywhere in its component. */
export function PageMeta({ title, description, image, type = 'website', hidden = false }: PageMetaProps) {
  const brand = useBrand()
  const { unread } = useUnread()
  const discreet = useViewer()?.discreet === true
  const summary = description ?? brand.text.description
  return (
    <>
      <title>{discreet ? layoutText.discreetTitle : pageTitle(title, brand.name, totalUnread(unread))}</title>
      <meta name="description" content={summary} />
      <meta property="og:title" content={title || brand.name} />
      <meta property="og:description" content={summary} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="fr_FR" />
      {image === undefined ? null : <meta property="og:image" content={image} />}
      {image === undefined ? null : <meta name="twitter:card" content="summary_large_image" />}
      {hidden ? <meta name="robots" content="noindex" /> : null}
    </>
  )
}
