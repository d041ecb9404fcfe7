import { useNavigate } from 'react-router'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { Link } from '../../../../navigation/link.tsx'
import { navigateTo } from '../../../../navigation/navigate-to.ts'
import { dashboardText } from '../../../../text/dashboard.ts'
import { layoutText } from '../../../../text/pages/layout.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { pictureTypes, useChosenFiles } from '../../../../ui/forms/use-chosen-files.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useViewer } from '../../../../viewer/viewer-context.tsx'
import styles from './composer-line.module.css'
import { ComposerPart } from './composer-part.tsx'

/** One line that opens the composer; its camera opens the picker first. `moment`: « ce soir ». */
export function ComposerLine({ moment }: { moment: string }) {
  const viewer = useViewer()
  const { text, shareKinds } = useBrand()
  const navigate = useNavigate()
  const composer = `/shares?publier=${shareKinds.find(({ form }) => form === 'photo')?.kind ?? 1}`
  const open = async (files: File[]) => {
    const { storeReceived } = await import('../../../../pwa/received-share.ts')
    await storeReceived({ text: '', files, ownerId: viewer?.id ?? null, at: Date.now() })
    navigateTo(`${composer}&recu=1`, { by: navigate })
  }
  // Without storage she chooses again in the composer.
  const chosen = useChosenFiles((files) => void open(files).catch(() => navigateTo(composer, { by: navigate })))
  if (viewer === null) return null
  return (
    <section className={styles.line} aria-label={layoutText.publish}>
      <Avatar src={viewer.avatarUrl} name={viewer.displayName} size="sm" />
      <Link
        className={`grow truncated ${styles.open}`}
        to="/shares?publier=1"
        prefetch="intent"
        onPointerEnter={ComposerPart.prepare}
        onFocus={ComposerPart.prepare}
      >
        {text.composerPrompt(moment)}
      </Link>
      <Link
        className={`icon-button ${styles.camera}`}
        to={composer}
        aria-label={dashboardText.addPhoto}
        onClick={(event) => {
          event.preventDefault()
          chosen.ref.current?.click()
        }}
      >
        <Icon of="camera" />
      </Link>
      <input type="file" hidden multiple accept={pictureTypes} {...chosen} />
    </section>
  )
}
