import { ApiFailure } from '../../../api/client.ts'

/** Why an upload failed, in the member's words, and whether a retry may help. */
export class PictureProblem extends Error {
  override name = 'PictureProblem'
  readonly mayRetry: boolean

  constructor(text: string, mayRetry: boolean) {
    super(text)
    this.mayRetry = mayRetry
  }
}

const mayPass = (status: number) => status === 0 || status === 429 || status >= 500

export function problemOf(error: unknown): PictureProblem {
  if (error instanceof PictureProblem) return error
  const { message, status } = error instanceof ApiFailure ? error : new ApiFailure('INTERNAL')
  return new PictureProblem(message, mayPass(status))
}
