import type { ShareView } from '@consoeurs/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { useFocusFirstError } from '../../../../ui/use-focus-first-error.ts'
import { ChangedShare } from '../changed-share.tsx'
import { kindOf } from '../share-form.ts'
import { AudienceField, openAudiences } from './audience-field.tsx'
import { composerText } from './composer.text.ts'
import { CharactersLeft, CoverToggle } from './composer-fields.tsx'
import styles from './composer-form.module.css'
import { ComposerFrame } from './composer-frame.tsx'
import { audienceValue, type Draft, type DraftImage } from './draft.ts'
import { AddPictures } from './pictures/picture-strip.tsx'
import { useDraftImages } from './pictures/use-draft-images.ts'
import { shareEditorText } from './share-editor.text.ts'
import { ShareFields } from './share-fields.tsx'
import { type RefusedChange, useShareEditor } from './use-share-editor.ts'

interface ShareEditorProps {
  share: ShareView
  viewerId: number
  href: string
  refused?: RefusedChange
  onClose: () => void
}

/** The audience can only be narrowed; a share that is not public has no choice. */
function Audience({
  share,
  draft,
  onChange,
}: {
  share: ShareView
  draft: Draft
  onChange: (draft: Partial<Draft>) => void
}) {
  if (share.visibility !== 'public')
    return (
      <p className="meta">
        {share.community === null ? shareEditorText.staysForMembers : shareEditorText.staysIn(share.community.name)}
        <input type="hidden" name="visibility" value={audienceValue(draft)} />
      </p>
    )
  return <AudienceField draft={draft} options={openAudiences} note={shareEditorText.narrows} onChange={onChange} />
}

/** Without scripts the form must carry the pictures itself. */
const KeptImages = ({ images }: { images: DraftImage[] }) =>
  images.map(({ fileId, alt, src }) => (
    <span key={fileId} hidden>
      <input type="hidden" name="imageId" value={fileId} />
      <input type="hidden" name="imageAlt" value={alt} />
      <input type="hidden" name="imageSrc" value={src} />
    </span>
  ))

/** A plain form without scripts. */
export function ShareEditor({ share, viewerId, href, refused, onClose }: ShareEditorProps) {
  const editor = useShareEditor({ share, refused })
  const { draft, setDraft, change, version, other, errors, reason, refuse, busy, save, takeOther } = editor
  const pictures = useDraftImages({ viewerId, images: draft.images, change: setDraft, scope: `share-${share.id}` })
  const form = useRef<HTMLFormElement>(null)
  const showFault = useFocusFirstError(form)
  const [saved, setSaved] = useState(false)
  const kind = kindOf(useBrand(), share.kind)
  useEffect(() => {
    if (!saved) return
    // Once: the page stays until its share is read again.
    setSaved(false)
    onClose()
  }, [saved, onClose])
  if (kind === undefined) return <p className="soft">{shareEditorText.unknownKind}</p>
  const submit = async (over: number) => {
    if (busy) return
    if (pictures.sent.some(({ problem }) => problem === null)) refuse({}, composerText.picturesBusy)
    else if (await save(over)) return setSaved(true)
    showFault()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit(version)
  }
  return (
    <form
      ref={form}
      method="post"
      action={`${href}?modifier=1`}
      className={styles.form}
      data-hook="share-form"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="change" value="1" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="kind" value={share.kind} />
      <KeptImages images={draft.images} />
      <ComposerFrame
        title={shareEditorText.title}
        back={href}
        onClose={onClose}
        submitLabel={busy ? shareEditorText.saving : shareEditorText.save}
        busy={busy}
        disabled={other !== null}
        audience={<Audience share={share} draft={draft} onChange={change} />}
        tools={
          <>
            <AddPictures {...pictures} />
            <CoverToggle draft={draft} onChange={change} />
            <CharactersLeft length={draft.body.length} />
          </>
        }
      >
        {other === null ? (
          <FormError text={reason ?? undefined} />
        ) : (
          <ChangedShare
            mine={draft}
            other={other}
            reason={reason}
            href={href}
            busy={busy}
            onKeepMine={() => void submit(other.version)}
            onTakeOther={takeOther}
          />
        )}
        <ShareFields {...{ kind, draft, errors, pictures }} onChange={change} editing />
        <p className="meta">{shareEditorText.marked}</p>
      </ComposerFrame>
    </form>
  )
}
