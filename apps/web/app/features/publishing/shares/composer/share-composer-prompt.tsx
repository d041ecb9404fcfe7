import { useBrand } from '../../../../brand/brand-context.tsx'
import { brandIcon } from '../../../../brand/brand-icon.ts'
import { Link } from '../../../../navigation/link.tsx'
import { layoutText } from '../../../../text/pages/layout.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useViewer } from '../../../../viewer/viewer-context.tsx'
import styles from './composer.module.css'
import { ComposerPart } from './composer-part.tsx'

/** Prefetches the composer's page and scripts on hover and focus. */
const toComposer = (kind: string) =>
  ({
    to: `/shares?publier=${kind}`,
    prefetch: 'intent',
    onPointerEnter: ComposerPart.prepare,
    onFocus: ComposerPart.prepare,
  }) as const

export function ShareComposerPrompt() {
  const viewer = useViewer()
  const { text, shareKinds } = useBrand()
  if (viewer === null) return null
  return (
    <section className={styles.composer} aria-label={layoutText.publish}>
      <div className="row">
        <Avatar src={viewer.avatarUrl} name={viewer.displayName} />
        <Link className={styles.openButton} {...toComposer('1')}>
          {text.composerPrompt('aujourd’hui')}
        </Link>
      </div>
      <div className={styles.kinds}>
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
