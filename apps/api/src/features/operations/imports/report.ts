/** What a run did with one item. */
export type ImportOutcome =
  | 'made'
  | 'changed'
  | 'unchanged'
  /** Changed or deleted here since: left as it is. */
  | 'kept'
  | 'skipped'

export type ImportProblemCode =
  | 'address-taken'
  | 'block-unknown'
  | 'changed-here'
  | 'comments-left'
  | 'deleted-here'
  | 'email-invalid'
  | 'email-missing'
  | 'email-repeated'
  | 'elements-dropped'
  | 'invalid'
  | 'item-repeated'
  | 'item-too-long'
  | 'picture-elsewhere'
  | 'picture-missing'
  | 'picture-refused'
  | 'shortcode-unknown'
  | 'tags-left'
  | 'text-cut'
  | 'title-missing'
  | 'town-unknown'
  | 'type-left'

export interface ImportProblem {
  code: ImportProblemCode
  /** In the file; null where no line is at fault. */
  line: number | null
  /** Title or address of the item; never that of a person. */
  item: string
  /** Values of the sentence: an element's name, a refusal. */
  detail: string
}

export type ImportCounts = Record<ImportOutcome, number>

const noCounts = (): ImportCounts => ({ made: 0, changed: 0, unchanged: 0, kept: 0, skipped: 0 })

/** A file of a large site may have one on each line. */
const MOST_PROBLEMS = 10_000

/** Of one run; a dry run has the same. */
export class ImportReport<Kind extends string = string> {
  readonly counts = new Map<Kind, ImportCounts>()
  readonly problems: ImportProblem[] = []
  /** Problems beyond those that are listed. */
  unlisted = 0

  count(kind: Kind, outcome: ImportOutcome): void {
    const counts = this.counts.get(kind) ?? noCounts()
    counts[outcome] += 1
    this.counts.set(kind, counts)
  }

  add({ detail = '', ...problem }: Omit<ImportProblem, 'detail'> & { detail?: string }): void {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push({ ...problem, detail })
    else this.unlisted += 1
  }
}
