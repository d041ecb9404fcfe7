/**
 * One way to break what a proven row of `docs/conformance.md` promises: the row’s test must then fail. A row whose code
 * can be broken without a red test was never proven.
 */
export interface Break {
  /** One of the row’s files, or a file that it leans on (`packages/contract/src/limits.ts` for a number). */
  file: string
  /** Found exactly once in the file… */
  from: string
  /** … and replaced by this: still a program, and no longer what the row says. */
  to: string
  /** One of the row’s tests, the quickest that shows it. */
  test: string
  /** The name, or a part of it, of the one test that shows it; without it, the whole file runs. */
  named?: string
}

/** The breaks of one section, each under the very words of its row. */
export type Breaks = Record<string, Break>
