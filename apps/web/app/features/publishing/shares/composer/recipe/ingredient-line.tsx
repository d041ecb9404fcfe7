import { limits, type ParsedIngredient, parseIngredientLine, startOf } from '@consoeurs/contract'
import { type ClipboardEvent, useState } from 'react'
import { api } from '../../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../../api/client.ts'
import { Button } from '../../../../../ui/button.tsx'
import { TextInput } from '../../../../../ui/forms/text-input.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { toast } from '../../../../../ui/overlays/toast.tsx'
import { ingredientsApi } from '../../recipe/ingredients.api.ts'
import { composerText } from '../composer.text.ts'
import { lineOf, measureText, typedLine, understood } from './draft-ingredients.ts'
import type { DraftIngredient } from './draft-recipe.ts'
import { IngredientCorrection } from './ingredient-correction.tsx'
import styles from './ingredient-lines.module.css'
import { ingredientLinesText as text } from './ingredient-lines.text.ts'
import type { KnownIngredients } from './use-vocabulary.ts'

interface UnderstoodProps {
  known: KnownIngredients
  row: DraftIngredient
  position: number
  onChange: (row: DraftIngredient) => void
}

/** Proposed once: the button gives way to thanks. */
function Unknown({ name, onChoose }: { name: string; onChoose: () => void }) {
  const [proposed, setProposed] = useState(false)
  const propose = async () => {
    try {
      await ingredientsApi(api).propose(startOf(name, 60))
      setProposed(true)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      toast.error(error.message)
    }
  }
  return (
    <div className={styles.unknown}>
      <p>{text.unknown}</p>
      <div>
        <Button look="quiet" size="sm" onClick={onChoose}>
          {text.choose}
        </Button>
        {proposed ? (
          <span role="status">{text.proposed}</span>
        ) : (
          <Button look="ghost" size="sm" onClick={() => void propose()}>
            {text.propose}
          </Button>
        )}
      </div>
    </div>
  )
}

function Known({
  known,
  parsed,
  label,
  onOpen,
}: {
  known: KnownIngredients
  parsed: ParsedIngredient
  label: string
  onOpen: () => void
}) {
  const measure = measureText(parsed)
  return (
    <button type="button" className={styles.understood} aria-label={label} onClick={onOpen}>
      <span className={styles.known}>{known.singularOf.get(parsed.ingredient ?? '')}</span>
      {measure === '' ? null : <span>{measure}</span>}
      {parsed.remark === '' ? null : <span>{parsed.remark}</span>}
      <Icon of="pencil" size="s" />
    </button>
  )
}

/** Without quantity and remark. */
const nameOf = (row: DraftIngredient, { index }: KnownIngredients) => parseIngredientLine(lineOf(row), index).name

function Understood({ known, row, position, onChange }: UnderstoodProps) {
  const [open, setOpen] = useState(false)
  const parsed = understood(row, known.index)
  if (open) {
    return (
      <IngredientCorrection
        known={known}
        parsed={parsed}
        onChange={(corrected) => onChange({ ...row, parsed: corrected })}
        onClose={() => setOpen(false)}
      />
    )
  }
  const onOpen = () => setOpen(true)
  if (parsed.ingredient === null) return <Unknown key={row.name} name={nameOf(row, known)} onChoose={onOpen} />
  return <Known known={known} parsed={parsed} label={text.correct(position)} onOpen={onOpen} />
}

interface IngredientLineProps {
  row: DraftIngredient
  position: number
  known: KnownIngredients | null
  removable: boolean
  onChange: (row: DraftIngredient) => void
  onRemove: () => void
  /** Returns whether the list was taken. */
  onPaste: (pasted: string) => boolean
}

export function IngredientLine(props: IngredientLineProps) {
  const { row, position, known, removable, onChange, onRemove, onPaste } = props
  const line = lineOf(row)
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <div className={styles.line}>
      <div className={styles.typed}>
        <TextInput
          name="ingredient"
          aria-label={composerText.ingredientLine(position)}
          placeholder={composerText.ingredientPlaceholders[position - 1]}
          maxLength={limits.recipe.ingredient}
          value={line}
          onPaste={paste}
          onChange={(event) => onChange(typedLine(event.currentTarget.value))}
        />
        <IconButton icon="x" label={composerText.removeIngredient(position)} disabled={!removable} onClick={onRemove} />
      </div>
      {known === null || line.trim() === '' ? null : (
        <Understood known={known} row={row} position={position} onChange={onChange} />
      )}
    </div>
  )
}
