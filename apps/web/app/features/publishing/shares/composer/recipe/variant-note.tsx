import { Icon } from '../../../../../ui/icon.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { composerText } from '../composer.text.ts'
import type { Draft } from '../draft.ts'

interface VariantNoteProps {
  draft: Pick<Draft, 'variantOf' | 'variantTitle'>
  onChange: (change: Partial<Draft>) => void
}

/** Which recipe the new one varies. */
export function VariantNote({ draft: { variantOf, variantTitle }, onChange }: VariantNoteProps) {
  if (variantOf === null) return null
  return (
    <p className="row between soft small" data-hook="variant-note">
      <input type="hidden" name="variantOf" value={variantOf} />
      <input type="hidden" name="variantTitle" value={variantTitle} />
      <span className="row tight">
        <Icon of="chef-hat" size="s" />
        <span>{composerText.variantNote(variantTitle)}</span>
      </span>
      <IconButton
        icon="x"
        label={composerText.noVariant}
        onClick={() => onChange({ variantOf: null, variantTitle: '' })}
      />
    </p>
  )
}
