import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { tidyBody } from './body-html.ts'
import { extensions } from './extensions.ts'
import { Toolbar } from './toolbar.tsx'
import './editor.css'

interface RichTextProps {
  label: string
  /** HTML as our texts are written. */
  value: string
  onChange: (html: string) => void
  error?: string | undefined
}

/** The rich text: what the site shows of it stands here as it will look. */
export function RichText({ label, value, onChange, error }: RichTextProps) {
  const written = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    // Its few rules are in editor.css: the page lets no style in that does not carry its nonce.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: {
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
