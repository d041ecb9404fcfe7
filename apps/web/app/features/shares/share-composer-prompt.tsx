import { Link } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { brandIcon } from '../../brand/brand-icon.ts'
import { layoutText } from '../../text/layout.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { ComposerPart } from './composer-part.tsx'

/** The composer's page, and its scripts, are on their way before the press. */
const toComposer = (kind: string) =>
  ({
    to: `/shares?publier=${kind}`,
    prefetch: 'intent',
    onPointerEnter: ComposerPart.prepare,
    onFocus: ComposerPart.prepare,
  }) as const

/** The invitation to publish, above a feed: one press opens the composer, on the kind she chose. */
export function ShareComposerPrompt() {
  const viewer = useViewer()
  const { text, shareKinds } = useBrand()
  if (viewer === null) return null
  return (
    <section className="composer" aria-label={layoutText.publish}>
      <div className="row">
        <Avatar src={viewer.avatarUrl} name={viewer.displayName} />
        <Link className="open" {...toComposer('1')}>
          {text.composerPrompt(viewer.displayName)}
        </Link>
      </div>
      <div className="kinds">
        {shareKinds.map(({ kind, label, icon }) => (
          <Link key={kind} {...toComposer(kind)}>
            <Icon of={brandIcon(icon)} />
            {label}
          </Link>
        ))}
      </div>
    </section>
  )
}
