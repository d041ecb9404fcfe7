import type { DraftView } from '@consoeurs/contract'
import { useState } from 'react'
import { useBrand } from '../../brand/brand-context.tsx'
import { composerText } from '../../text/composer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { draftFrom } from './draft-words.ts'
import { kindOf } from './share-form.ts'
import type { OtherDrafts } from './use-draft-sync.ts'

/** Its title, its first words, or what else it has. */
function summaryOf(view: DraftView): string {
  const { title, body, images, recipe, outing } = draftFrom(view)
  const [ingredient] = recipe.ingredients.map(({ name }) => name).filter(Boolean)
  return title || body.trim() || outing.place || ingredient || composerText.draftOfPictures(images.length)
}

interface DraftLineProps {
  view: DraftView
  onResume: () => void
  onErase: () => void
}

function DraftLine({ view, onResume, onErase }: DraftLineProps) {
  const kind = kindOf(useBrand(), draftFrom(view).kind)
  const summary = summaryOf(view)
  return (
    <li className="row cp-draft">
      <button type="button" className="grow cp-draft-open" onClick={onResume}>
        <span className="trunc">{summary}</span>
        <span className="meta">
          {kind === undefined ? null : `${kind.label}, `}
          <TimeAgo date={view.at} />
        </span>
      </button>
      <IconButton icon="trash-2" label={composerText.eraseDraft(summary)} onClick={onErase} />
    </li>
  )
}

type DraftListProps = Pick<OtherDrafts, 'others' | 'resume' | 'erase'> & { onResumed: () => void }

/** « Brouillons (2) »: what she began on this device or another, and has not published. */
export function DraftList({ others, resume, erase, onResumed }: DraftListProps) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<DraftView | null>(null)
  if (others.length === 0) return null
  return (
    <details className="cp-drafts" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="small b">
        {composerText.drafts(others.length)}
        <Icon of="chevron-down" size="s" />
      </summary>
      <ul className="stack tight">
        {others.map((view) => (
          <DraftLine
            key={view.key}
            view={view}
            onResume={() => {
              setOpen(false)
              resume(view)
              onResumed()
            }}
            onErase={() => setAsked(view)}
          />
        ))}
      </ul>
      <Confirm
        open={asked !== null}
        onOpenChange={(wanted) => !wanted && setAsked(null)}
        title={composerText.discardTitle}
        text={composerText.discardText}
        confirmLabel={composerText.discardConfirm}
        cancelLabel={composerText.cancel}
        onConfirm={() => {
          if (asked !== null) void erase(asked.key)
          setAsked(null)
        }}
      />
    </details>
  )
}

/** What stands in the composer: where it was written last, and a way to begin another. */
export function DraftLead({ elsewhere, onBegin }: { elsewhere: boolean; onBegin: () => void }) {
  return (
    <p className="row between meta">
      <span role="status">{elsewhere ? composerText.draftElsewhere : composerText.kept}</span>
      <Button look="ghost" size="sm" onClick={onBegin}>
        {composerText.beginDraft}
      </Button>
    </p>
  )
}
