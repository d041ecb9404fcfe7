export type ImportRefusal =
  | 'busy'
  | 'doctype'
  | 'empty'
  | 'malformed'
  | 'no-address-column'
  | 'not-wordpress'
  | 'too-deep'
  | 'too-large'
  | 'unknown-author'

/** The whole file is refused, and nothing of it was written. */
export class ImportRefused extends Error {
  readonly code: ImportRefusal
  /** Null where no line is at fault. */
  readonly line: number | null

  constructor(code: ImportRefusal, line: number | null = null) {
    super(`import refused: ${code}${line === null ? '' : ` in line ${line}`}`)
    this.code = code
    this.line = line
  }
}
