import { bodyTags } from '@consoeurs/contract'
import { Mark, mergeAttributes, Node } from '@tiptap/core'
import { Heading as BaseHeading } from '@tiptap/extension-heading'
import { Table as BaseTable, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { allowedLink } from './links.ts'
import { RecipeNode } from './recipe-node.ts'

/** Tags that the server accepts (`clean-body.ts`); others in older texts would be lost. */
export const knownTags = new Set(bodyTags)

/** Superscript and subscript exclude each other. */
const raised = (name: 'sup' | 'sub', excludes: 'sup' | 'sub') =>
  Mark.create({
    name,
    excludes: `${name} ${excludes}`,
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
    addKeyboardShortcuts() {
      return { [name === 'sup' ? 'Mod-.' : 'Mod-,']: () => this.editor.commands.toggleMark(name) }
    },
  })

/** Keeps the id that anchor links use. */
const Heading = BaseHeading.extend({
  addAttributes() {
    return { ...this.parent?.(), id: { default: null, keepOnSplit: false } }
  },
}).configure({ levels: [2, 3, 4] })

/** The caption is edited outside the table, because the table extension only supports rows. */
const Table = BaseTable.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: {
        default: '',
        parseHTML: (table) => table.querySelector('caption')?.textContent ?? '',
        renderHTML: () => ({}),
      },
    }
  },
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML({ node }) {
    const caption = String(node.attrs.caption)
    const rows = ['tbody', 0] as const
    return caption === '' ? ['table', rows] : ['table', ['caption', caption], rows]
  },
}).configure({ resizable: false, View: null })

/** Picture of the library with a caption. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  content: 'text*',
  marks: '',
  isolating: true,
  draggable: true,
  addAttributes() {
    const ofImage = (name: string) => ({
      default: null,
      parseHTML: (element: HTMLElement) =>
        (element.tagName === 'IMG' ? element : element.querySelector('img'))?.getAttribute(name) ?? null,
      renderHTML: () => ({}),
    })
    return { src: ofImage('src'), alt: ofImage('alt'), width: ofImage('width'), height: ofImage('height') }
  },
  parseHTML() {
    const words = (element: globalThis.Node) =>
      (element as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption')
    return [{ tag: 'figure', contentElement: words }, { tag: 'img[src]' }]
  },
  renderHTML({ node, HTMLAttributes }) {
    const { src, alt, width, height } = node.attrs
    return ['figure', HTMLAttributes, ['img', { src, alt: alt ?? '', width, height }], ['figcaption', 0]]
  },
})

/** Call to action: text and a link. */
const Call = Node.create({
  name: 'call',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'aside[data-block=appel]' }, { tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes, { 'data-block': 'appel' }), 0],
})

export const extensions = [
  StarterKit.configure({
    heading: false,
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      HTMLAttributes: { rel: null, target: null, class: null },
      isAllowedUri: (address) => allowedLink(address ?? ''),
    },
  }),
  raised('sup', 'sub'),
  raised('sub', 'sup'),
  Heading,
  Table,
  TableRow,
  TableHeader,
  TableCell,
  Picture,
  Call,
  RecipeNode,
]
