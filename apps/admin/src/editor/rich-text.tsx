import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { tidyBody } from './body-html.ts'
import { extensions } from './extensions.ts'
import { readPasted } from './pasted.ts'
import { Toolbar } from './toolbar.tsx'
import './editor.css'

interface RichTextProps {
  label: string
  /** Normalised HTML. */
  value: string
  onChange: (html: string) => void
  /** Tag names dropped from pasted content. */
  onDropped: (tags: string[]) => void
  error?: string | undefined
}

/** Rich text editor, styled like the site. */
export function RichText({ label, value, onChange, onDropped, error }: RichTextProps) {
  const written = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    // The content security policy blocks injected styles; the rules are in editor.css.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: {
      transformPastedHTML: (pasted) => {
        const { html, dropped } = readPasted(pasted)
        if (dropped.length > 0) onDropped(dropped)
        return html
      },
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'prose', lang: 'fr' },
    },
    onUpdate: ({ editor: now }) => {
      written.current = tidyBody(now.getHTML())
      onChange(written.current)
    },
  })
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className={error === undefined ? 'rich' : 'rich wrong'}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
      {error === undefined ? null : (
        <p role="alert" className="trouble">
          {error}
        </p>
      )}
    </div>
  )
}
