import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { useIsScripted } from '../../../ui/use-is-scripted.ts'
import type { RecipeKeepButtonProps } from '../../publishing/shares/public.ts'
import { keepAddress } from '../addresses.ts'

const KeepSheet = onDemand(async () => (await import('./keep-sheet.tsx')).KeepSheet, { soon: true })

/** A recipe is kept in a notebook: the bookmark of a share asks in which. */
export function RecipeKeepButton({ recipeId, kept, label, className, onKept }: RecipeKeepButtonProps) {
  const [open, setOpen] = useState<boolean | null>(null)
  const scripted = useIsScripted()
  if (!scripted)
    return (
      <a
        href={keepAddress(recipeId)}
        className={classNames(className, kept && 'selected')}
        aria-label={label}
        title={label}
      >
        <Icon of="bookmark" />
      </a>
    )
  return (
    <>
      <button
        type="button"
        className={classNames(className, kept && 'selected')}
        data-hook="share-action keep"
        aria-pressed={kept}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Icon of="bookmark" />
      </button>
      {open === null ? null : <KeepSheet recipeId={recipeId} open={open} onOpenChange={setOpen} onKept={onKept} />}
    </>
  )
}
