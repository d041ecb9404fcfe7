/**
 * A Vitest that stays up between trials, in the folder that it is started in: what it has transformed and the database it
 * has started serve the next trial as well. Its parent process asks (`Asked`), one at a time, and is told what came of it.
 */
import { join } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import { type Counted, literal } from './trial.ts'

export interface Asked {
  /** The file that was changed; it has been put back by the next time. */
  changed: string
  test: string
  /** The name, or a part of it, of the tests that run; without it, all of the file. */
  named?: string
}

const vitest = await createVitest('test', {
  root: process.cwd(),
  project: ['unit-server', 'unit-web', 'house'],
  watch: false,
  retry: 0,
  bail: 1,
  reporters: [{}],
})
await vitest.standalone()
/** What was changed for the last trial is another text again. */
let known: string[] = []

process.on('message', (asked: Asked) => {
  run(asked).then(
    (told) => process.send?.(told),
    (error) => process.send?.({ passed: 0, failed: 0, output: String(error) } satisfies Counted),
  )
})
process.on('disconnect', () => void vitest.close().finally(() => process.exit()))
process.send?.('ready')

async function run({ changed, test, named }: Asked): Promise<Counted> {
  for (const file of new Set([...known, changed])) vitest.invalidateFile(join(process.cwd(), file))
  known = [changed]
  if (named) vitest.setGlobalTestNamePattern(literal(named))
  else vitest.resetGlobalTestNamePattern()
  const wanted = join(process.cwd(), test)
  const specifications = (await vitest.globTestSpecifications([test])).filter(({ moduleId }) => moduleId === wanted)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  return tell(
    testModules.filter(({ moduleId }) => moduleId === wanted),
    unhandledErrors,
  )
}

function tell(modules: TestModule[], unhandled: unknown[]): Counted {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const failed = tests.filter((test) => test.result().state === 'failed')
  const errors = [
    ...failed.flatMap((test) => (test.result().errors ?? []).map(({ message }) => `${test.fullName}: ${message}`)),
    ...modules
      .flatMap((module) => [module, ...module.children.allSuites()])
      .flatMap((part) => part.errors())
      .map(({ stack, message }) => stack ?? message),
    ...unhandled.map((error) => (error instanceof Error ? error.stack : undefined) ?? JSON.stringify(error)),
  ]
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: failed.length,
    output: errors.join('\n') || `${tests.length} tests, none failed`,
  }
}
