import type { ShareView } from '@consoeurs/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useBrand } from '../../brand/brand-context.tsx'
import { composerText } from '../../text/composer.ts'
import { shareEditorText } from '../../text/share-editor.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { useFirstFault } from '../../ui/use-first-fault.ts'
import { ChangedShare } from './changed-share.tsx'
import { audienceValue, type Draft, type DraftImage, readAudience } from './draft.ts'
import { ShareFields } from './share-fields.tsx'
import { kindOf } from './share-form.ts'
import { useDraftImages } from './use-draft-images.ts'
import { type RefusedChange, useShareEditor } from './use-share-editor.ts'

interface ShareEditorProps {
  share: ShareView
  viewerId: number
  href: string
  refused?: RefusedChange
  onSaved: () => void
}

const narrower = (['public', 'members'] as const).map((value) => ({
  value: value as string,
  ...composerText.visibilities[value],
}))

/** For fewer, never for more: what is not public has nothing to choose. */
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
      <p className="help">
        {share.community === null ? shareEditorText.staysForMembers : shareEditorText.staysIn(share.community.name)}
        <input type="hidden" name="visibility" value={audienceValue(draft)} />
      </p>
    )
  return (
    <RadioCards
      legend={composerText.visibility}
      name="visibility"
      options={narrower}
      value={audienceValue(draft)}
      help={shareEditorText.narrows}
      onChange={(value) => onChange(readAudience(value))}
    />
  )
}

/** A form without scripts sends what scripts hold. */
const KeptImages = ({ images }: { images: DraftImage[] }) =>
  images.map(({ fileId, alt, src }) => (
    <span key={fileId} hidden>
      <input type="hidden" name="imageId" value={fileId} />
      <input type="hidden" name="imageAlt" value={alt} />
      <input type="hidden" name="imageSrc" value={src} />
    </span>
  ))

/** What a share of hers says, to be said otherwise. A plain form before any script. */
export function ShareEditor({ share, viewerId, href, refused, onSaved }: ShareEditorProps) {
  const editor = useShareEditor({ share, refused })
  const { draft, setDraft, change, version, other, errors, reason, refuse, busy, save, takeOther } = editor
  const pictures = useDraftImages({ viewerId, images: draft.images, change: setDraft, scope: `share-${share.id}` })
  const form = useRef<HTMLFormElement>(null)
  const showFault = useFirstFault(form)
  const [saved, setSaved] = useState(false)
  const kind = kindOf(useBrand(), share.kind)
  useEffect(() => {
    if (saved) onSaved()
  }, [saved, onSaved])
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
    <form ref={form} method="post" action={`${href}?modifier=1`} className="cp" onSubmit={onSubmit}>
      <input type="hidden" name="change" value="1" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="kind" value={share.kind} />
      <KeptImages images={draft.images} />
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
      <ShareFields {...{ kind, draft, errors, pictures }} onChange={change} />
      <Audience share={share} draft={draft} onChange={change} />
      <div className="cp-foot">
        <Button type="submit" block busy={busy} disabled={other !== null}>
          {busy ? shareEditorText.saving : shareEditorText.save}
        </Button>
        <p className="meta">{shareEditorText.marked}</p>
      </div>
    </form>
  )
}
