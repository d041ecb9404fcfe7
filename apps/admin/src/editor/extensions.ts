import { mergeAttributes, Node } from '@tiptap/core'
import { Heading as BaseHeading } from '@tiptap/extension-heading'
import { Table as BaseTable, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { allowedLink } from './links.ts'
import { RecipeNode } from './recipe-node.ts'

/** What the server lets through (`clean-body.ts`); anything else an older text holds would be lost here. */
export const knownTags = new Set([
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'blockquote', 'hr'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'aside'],
])

/** A heading keeps the id that links lead to. */
const Heading = BaseHeading.extend({
  addAttributes() {
    return { ...this.parent?.(), id: { default: null, keepOnSplit: false } }
  },
}).configure({ levels: [2, 3, 4] })

/** Its caption is written beside it, not in it: the library’s tables hold rows alone. */
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

/** A picture of the library, with the words below it. */
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

/** What to do next, set apart: words and a link. */
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
  Heading,
  Table,
  TableRow,
  TableHeader,
  TableCell,
  Picture,
  Call,
  RecipeNode,
]
