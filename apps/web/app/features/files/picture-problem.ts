import { ApiFailure } from '../../api/client.ts'

/** Why a picture did not arrive, in her words, and whether trying again may help: a text file stays a text file. */
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
