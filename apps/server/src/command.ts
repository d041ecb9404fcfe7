import { StartRefusal } from '../../../tools/embedded-postgres/refusal.ts'
import { complain } from './console.ts'

/** Runs an operator's command: a refusal is one sentence, and whatever fails leaves a non-zero exit. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.exitCode = 1
    if (error instanceof StartRefusal) return complain(error.message)
    complain(`Erreur inattendue : ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
}
