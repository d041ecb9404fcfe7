import { printError } from './console.ts'
import { sentenceOf } from './failures.ts'

export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.exitCode = 1
    printError(sentenceOf(error))
  }
}
