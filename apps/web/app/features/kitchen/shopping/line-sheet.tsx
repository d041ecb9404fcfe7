import { shoppingText as lineText, type SummedLine, shoppingLimits } from '@consoeurs/contract'
import { useState } from 'react'
import { reportTitles } from '../../../text/report-titles.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { shoppingText as text } from './shopping.text.ts'

export interface LineSheetProps {
  line: SummedLine
  open: boolean
  onOpenChange: (open: boolean) => void
  onSave: (words: string) => void
  onRemove: () => void
  /** Missing where the vocabulary does not know it. */
  onAlwaysHome?: (() => void) | undefined
  /** Only on a shared list. */
  onReport?: (() => void) | undefined
}

export function LineSheet({ line, open, onOpenChange, onSave, onRemove, onAlwaysHome, onReport }: LineSheetProps) {
  const [words, setWords] = useState(lineText(line))
  const close = (act: () => void) => () => {
    onOpenChange(false)
    act()
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={text.editTitle}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (words.trim() !== '') close(() => onSave(words.trim()))()
        }}
      >
        <Field label={text.line}>
          <TextInput
            value={words}
            maxLength={shoppingLimits.line}
            autoComplete="off"
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </Field>
        <Button type="submit" block>
          {text.save}
        </Button>
        {onAlwaysHome === undefined ? null : (
          <Button look="quiet" icon="circle-check" block onClick={close(onAlwaysHome)}>
            {text.alwaysHome}
          </Button>
        )}
        <Button look="ghost" icon="trash-2" block onClick={close(onRemove)}>
          {text.remove}
        </Button>
        {onReport === undefined ? null : (
          <Button look="ghost" icon="flag" block onClick={close(onReport)}>
            {reportTitles.shoppingLine}
          </Button>
        )}
      </form>
    </Sheet>
  )
}
