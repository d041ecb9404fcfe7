import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { printError } from './console.ts'

export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.exitCode = 1
    if (error instanceof StartRefusal) return printError(error.message)
    printError(`Erreur inattendue : ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
}
