import type { DraftView } from '@consoeurs/contract'
import { useState } from 'react'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Confirm } from '../../../../ui/overlays/confirm.tsx'
import { Sheet } from '../../../../ui/overlays/dialog.tsx'
import { TimeAgo } from '../../../../ui/time-ago.tsx'
import { kindOf } from '../share-form.ts'
import { composerText } from './composer.text.ts'
import styles from './composer-form.module.css'
import { draftFrom } from './draft-words.ts'
import type { OtherDrafts } from './use-draft-sync.ts'

function summaryOf(view: DraftView): string {
  const { title, body, images, recipe, outing } = draftFrom(view)
  const [ingredient] = recipe.ingredients.map(({ name }) => name).filter(Boolean)
  return (
    title || body.trim() || outing.place || outing.town || ingredient || composerText.draftOfPictures(images.length)
  )
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
    <li className={`row ${styles.draft}`}>
      <button type="button" className={`grow ${styles.draftOpen}`} onClick={onResume}>
        <span className="truncated">{summary}</span>
        <span className="meta">
          {kind === undefined ? null : <span>{`${kind.label}, `}</span>}
          <TimeAgo date={view.at} />
        </span>
      </button>
      <IconButton icon="trash-2" label={composerText.eraseDraft(summary)} onClick={onErase} />
    </li>
  )
}

interface DraftStatusProps extends OtherDrafts {
  /** The composer holds nothing yet. */
  blank: boolean
  onDiscard: () => void
  onResumed: () => void
}

type Question = { key: string } | 'open draft'

/** « Brouillon enregistré »: opens what can be done with the drafts of all the author’s devices. */
export function DraftStatus(props: DraftStatusProps) {
  const { others, elsewhere, resume, begin, erase, blank, onDiscard, onResumed } = props
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<Question | null>(null)
  const close = (act: () => void) => () => {
    setOpen(false)
    act()
  }
  const confirm = () => {
    if (asked === 'open draft') onDiscard()
    else if (asked !== null) void erase(asked.key)
    setAsked(null)
  }
  if (blank && others.length === 0) return null
  const held = elsewhere ? composerText.draftElsewhere : composerText.draftKept
  return (
    <>
      <span role="status">
        <button type="button" className={styles.draftStatus} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className="truncated">{blank ? composerText.drafts(others.length) : held}</span>
          <Icon of="chevron-down" size="s" />
        </button>
      </span>
      <Sheet open={open} onOpenChange={setOpen} title={composerText.draftsTitle} description={composerText.draftsKept}>
        {others.length === 0 ? null : (
          <ul className={styles.drafts}>
            {others.map((view) => (
              <DraftLine
                key={view.key}
                view={view}
                onResume={close(() => {
                  resume(view)
                  onResumed()
                })}
                onErase={close(() => setAsked(view))}
              />
            ))}
          </ul>
        )}
        {blank ? null : (
          <div className="stack tight">
            <Button look="quiet" block onClick={close(begin)}>
              {composerText.beginDraft}
            </Button>
            <Button look="ghost" block onClick={close(() => setAsked('open draft'))}>
              {composerText.discard}
            </Button>
          </div>
        )}
      </Sheet>
      <Confirm
        open={asked !== null}
        onOpenChange={(wanted) => !wanted && setAsked(null)}
        title={composerText.discardTitle}
        text={composerText.discardText}
        confirmLabel={composerText.discardConfirm}
        cancelLabel={composerText.cancel}
        onConfirm={confirm}
      />
    </>
  )
}
