/** She has already sent this: thrown, so that what was taken in vain (a seq) is given back. */
export class AlreadySent extends Error {
  override name = 'AlreadySent'
}

/**
 * A write under an id that her page made: sent a second time it changes nothing, and is answered with what the first
 * sending left.
 */
export async function once<Answer>(write: () => Promise<Answer>, sentBefore: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof AlreadySent) return sentBefore()
    throw error
  }
}
