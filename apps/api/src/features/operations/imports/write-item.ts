import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'

class Undone extends Error {
  readonly result: unknown

  constructor(result: unknown) {
    super('dry run')
    this.result = result
  }
}

/** In a dry run the transaction is rolled back, so that checks and refusals are the same. */
export async function writeItem<T>(
  { unitOfWork, dryRun }: { unitOfWork: UnitOfWork; dryRun: boolean },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!dryRun) return unitOfWork(work)
  try {
    return await unitOfWork(async (tx) => {
      throw new Undone(await work(tx))
    })
  } catch (error) {
    if (error instanceof Undone) return error.result as T
    throw error
  }
}
