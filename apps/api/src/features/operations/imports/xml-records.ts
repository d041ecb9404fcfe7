import { createReadStream } from 'node:fs'
import sax from 'sax'
import { ImportRefused } from './import-refused.ts'

/** An element of a record, with what is in it. */
export interface XmlNode {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlNode[]
  /** Of the start tag, from 1. */
  line: number
}

export interface XmlRecord extends XmlNode {
  /** Part of its text was left out, because it is longer than any article. */
  isCut: boolean
}

interface RecordOptions {
  /** Whether an element at this path is a record; one inside another belongs to the outer one. */
  isRecord(path: readonly string[]): boolean
  /** Elements of a record that are counted without reading them. */
  skips?: ReadonlySet<string>
}

const DEEPEST = 64
/** UTF-16 units of one record, and its elements. */
const LONGEST_RECORD = 4_000_000
const MOST_ELEMENTS = 20_000

/** Collects one record at a time, so that memory does not grow with the file. */
class RecordCollector {
  readonly found: XmlRecord[] = []
  readonly #options: RecordOptions
  readonly #path: string[] = []
  /** Open elements from the record inwards; empty outside of a record. */
  readonly #open: XmlNode[] = []
  #length = 0
  #elements = 0
  #isCut = false
  #skippedFrom = 0

  constructor(options: RecordOptions) {
    this.#options = options
  }

  openElement({ name, attributes }: sax.Tag, line: number): void {
    this.#path.push(name)
    if (this.#path.length > DEEPEST) throw new ImportRefused('too-deep', line)
    if (this.#skippedFrom > 0) return
    const isInside = this.#open.length > 0
    if (!isInside && !this.#options.isRecord(this.#path)) return
    const node: XmlNode = { name, attributes, text: '', children: [], line }
    this.#elements += 1
    if (this.#elements <= MOST_ELEMENTS) this.#open.at(-1)?.children.push(node)
    this.#open.push(node)
    if (isInside && this.#options.skips?.has(name)) this.#skippedFrom = this.#path.length
  }

  addText(text: string): void {
    const node = this.#open.at(-1)
    if (node === undefined || this.#skippedFrom > 0) return
    this.#length += text.length
    if (this.#length > LONGEST_RECORD) this.#isCut = true
    else node.text += text
  }

  closeElement(): void {
    if (this.#skippedFrom === this.#path.length) this.#skippedFrom = 0
    this.#path.pop()
    if (this.#skippedFrom > 0) return
    const node = this.#open.pop()
    if (node === undefined || this.#open.length > 0) return
    this.found.push({ ...node, isCut: this.#isCut || this.#elements > MOST_ELEMENTS })
    this.#length = 0
    this.#elements = 0
    this.#isCut = false
  }
}

function createParser(collector: RecordCollector): sax.SAXParser {
  const parser = sax.parser(true, { position: true })
  const line = () => parser.line + 1
  parser.onerror = () => {
    throw new ImportRefused('malformed', line())
  }
  // It may define entities, and no export has one.
  parser.ondoctype = () => {
    throw new ImportRefused('doctype', line())
  }
  parser.onopentag = (tag) => collector.openElement(tag as sax.Tag, line())
  parser.ontext = (text) => collector.addText(text)
  parser.oncdata = (text) => collector.addText(text)
  parser.onclosetag = () => collector.closeElement()
  return parser
}

/**
 * Streams the records of an XML file. Entities other than those of XML and HTML are unknown, and nothing outside of the
 * file is read.
 * @throws ImportRefused with the line, for XML that is malformed, has a document type or is too deep
 */
export async function* readXmlRecords(path: string, options: RecordOptions): AsyncGenerator<XmlRecord> {
  const collector = new RecordCollector(options)
  const parser = createParser(collector)
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    parser.write(String(chunk))
    yield* collector.found.splice(0)
  }
  parser.close()
  yield* collector.found.splice(0)
}

/** Text of the first child with this name; empty without one. */
export const childText = (node: XmlNode, name: string): string =>
  node.children.find((child) => child.name === name)?.text.trim() ?? ''
