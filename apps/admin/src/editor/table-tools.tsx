import { isEnter } from '@consoeurs/contract/text/enter-key'
import Button from '@mui/material/Button'
import type { Editor } from '@tiptap/react'
import { editorText } from '../text/editor.ts'

/** Tools for the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus()
  const caption = String(editor.getAttributes('table').caption ?? '')
  const steps: [label: string, press: () => void][] = [
    [editorText.addRow, () => chain().addRowAfter().run()],
    [editorText.removeRow, () => chain().deleteRow().run()],
    [editorText.addColumn, () => chain().addColumnAfter().run()],
    [editorText.removeColumn, () => chain().deleteColumn().run()],
    [editorText.removeTable, () => chain().deleteTable().run()],
  ]
  return (
    <div className="tools table-tools" role="toolbar" aria-label={editorText.tableTools}>
      {steps.map(([label, press]) => (
        <Button key={label} size="small" onClick={press}>
          {label}
        </Button>
      ))}
      <label>
        {editorText.tableCaption}
        <input
          value={caption}
          onChange={({ target }) => editor.commands.updateAttributes('table', { caption: target.value })}
          onKeyDown={(event) => {
            if (isEnter(event.nativeEvent)) event.preventDefault()
          }}
        />
      </label>
    </div>
  )
}
