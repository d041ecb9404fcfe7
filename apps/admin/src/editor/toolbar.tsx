import type { MediaView } from '@consoeurs/contract'
import IconButton from '@mui/material/IconButton'
import type { Editor } from '@tiptap/react'
import {
  Bold,
  ChefHat,
  Image as ImageIcon,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Megaphone,
  Minus,
  Quote,
  Redo2,
  Subscript,
  Superscript,
  Table as TableIcon,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { MediaPicker } from '../resources/media/media-picker.tsx'
import { editorText } from '../text/editor.ts'
import { LinkDialog } from './link-dialog.tsx'
import { RecipeDialog } from './recipe-dialog.tsx'
import { TableTools } from './table-tools.tsx'

interface ToolProps {
  icon: LucideIcon
  label: string
  on?: boolean
  off?: boolean
  onPress: () => void
}

function Tool({ icon: Icon, label, on, off = false, onPress }: ToolProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      disabled={off}
      className={on === true ? 'on' : ''}
      {...(on !== undefined && { 'aria-pressed': on })}
      onClick={onPress}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  )
}

const levels = [2, 3, 4] as const

function StyleChoice({ editor }: { editor: Editor }) {
  const level = levels.find((one) => editor.isActive('heading', { level: one }))
  return (
    <select
      aria-label={editorText.style}
      value={level ?? 0}
      onChange={({ target }) => {
        const asked = levels.find((one) => one === Number(target.value))
        const chain = editor.chain().focus()
        if (asked === undefined) chain.setParagraph().run()
        else chain.setHeading({ level: asked }).run()
      }}
    >
      <option value={0}>{editorText.paragraph}</option>
      {levels.map((one) => (
        <option key={one} value={one}>
          {editorText.heading(one)}
        </option>
      ))}
    </select>
  )
}

function insertPicture(editor: Editor, { alternativeText: alt, caption, formats }: MediaView): void {
  const { url: src, width, height } = formats.large
  const content = caption === '' ? [] : [{ type: 'text', text: caption }]
  editor.chain().focus().insertContent({ type: 'picture', attrs: { src, alt, width, height }, content }).run()
}

function insertCall(editor: Editor): void {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: editorText.callWords }] }]
  editor.chain().focus().insertContent({ type: 'call', content }).run()
}

/** Tools also have keyboard shortcuts (Ctrl + B, I, Z…). */
export function Toolbar({ editor }: { editor: Editor }) {
  const [asking, setAsking] = useState<'link' | 'picture' | 'recipe' | null>(null)
  const chain = () => editor.chain().focus()
  const insertTable = () => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()
  return (
    <>
      <div className="tools" role="toolbar" aria-label={editorText.toolbar}>
        <StyleChoice editor={editor} />
        <Tool
          icon={Bold}
          label={editorText.bold}
          on={editor.isActive('bold')}
          onPress={() => chain().toggleBold().run()}
        />
        <Tool
          icon={Italic}
          label={editorText.italic}
          on={editor.isActive('italic')}
          onPress={() => chain().toggleItalic().run()}
        />
        <Tool
          icon={Superscript}
          label={editorText.superscript}
          on={editor.isActive('sup')}
          onPress={() => chain().toggleMark('sup').run()}
        />
        <Tool
          icon={Subscript}
          label={editorText.subscript}
          on={editor.isActive('sub')}
          onPress={() => chain().toggleMark('sub').run()}
        />
        <Tool icon={LinkIcon} label={editorText.link} on={editor.isActive('link')} onPress={() => setAsking('link')} />
        <Tool
          icon={List}
          label={editorText.bulletList}
          on={editor.isActive('bulletList')}
          onPress={() => chain().toggleBulletList().run()}
        />
        <Tool
          icon={ListOrdered}
          label={editorText.orderedList}
          on={editor.isActive('orderedList')}
          onPress={() => chain().toggleOrderedList().run()}
        />
        <Tool
          icon={Quote}
          label={editorText.quote}
          on={editor.isActive('blockquote')}
          onPress={() => chain().toggleBlockquote().run()}
        />
        <Tool icon={ImageIcon} label={editorText.picture} onPress={() => setAsking('picture')} />
        <Tool icon={TableIcon} label={editorText.table} off={editor.isActive('table')} onPress={insertTable} />
        <Tool
          icon={Megaphone}
          label={editorText.call}
          off={editor.isActive('call')}
          onPress={() => insertCall(editor)}
        />
        <Tool
          icon={ChefHat}
          label={editor.isActive('recipe') ? editorText.recipe.edit : editorText.recipe.title}
          on={editor.isActive('recipe')}
          onPress={() => setAsking('recipe')}
        />
        <Tool icon={Minus} label={editorText.rule} onPress={() => chain().setHorizontalRule().run()} />
        <Tool icon={Undo2} label={editorText.undo} off={!editor.can().undo()} onPress={() => chain().undo().run()} />
        <Tool icon={Redo2} label={editorText.redo} off={!editor.can().redo()} onPress={() => chain().redo().run()} />
      </div>
      {editor.isActive('table') ? <TableTools editor={editor} /> : null}
      {asking === 'link' ? <LinkDialog editor={editor} onClose={() => setAsking(null)} /> : null}
      {asking === 'recipe' ? <RecipeDialog editor={editor} onClose={() => setAsking(null)} /> : null}
      {asking === 'picture' ? (
        <MediaPicker onClose={() => setAsking(null)} onPick={(picture) => insertPicture(editor, picture)} />
      ) : null}
    </>
  )
}
