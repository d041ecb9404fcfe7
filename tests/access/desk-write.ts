/** What a form of the desk sends; the answer to its second sending where that is a refusal: what went is gone. */
export interface Write {
  path: string
  body?: object
  again?: 404
  /** Waits for jobs that the write leads to. */
  settles?: () => Promise<void>
}
