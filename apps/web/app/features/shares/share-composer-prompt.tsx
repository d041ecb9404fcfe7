import { Link } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { brandIcon } from '../../brand/brand-icon.tsx'
import { composerText } from '../../text/composer.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'

const composerHref = (kind: string) => `/shares?publier=${kind}`

/** The invitation to publish, above a feed: one press opens the composer, on the kind she chose. */
export function ShareComposerPrompt() {
  const viewer = useViewer()
  const { text, shareKinds } = useBrand()
  if (viewer === null) return null
  return (
    <section className="composer" aria-label={composerText.title}>
      <div className="row">
        <Avatar src={viewer.avatarUrl} name={viewer.displayName} />
        <Link className="open" to={composerHref('1')} prefetch="intent">
          {text.composerPrompt(viewer.displayName)}
        </Link>
      </div>
      <div className="kinds">
        {shareKinds.map(({ kind, label, icon }) => (
          <Link key={kind} to={composerHref(kind)} prefetch="intent">
            <Icon of={brandIcon(icon)} />
            {label}
          </Link>
        ))}
      </div>
    </section>
  )
}
