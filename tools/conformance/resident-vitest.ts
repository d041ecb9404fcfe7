import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Counted } from './trial.ts'
import type { Asked } from './vitest-process.ts'

/** The longest that a trial may take: broken code may go round in circles, and no test’s own limit stops that. */
const TRIAL_MS = 600_000

/** The Vitest of one copy of the project (`vitest-process.ts`), started with the first trial. */
export class ResidentVitest {
  readonly #folder: string
  #process?: ChildProcess

  constructor(folder: string) {
    this.#folder = folder
  }

  async runs(asked: Asked): Promise<Counted> {
    this.#process ??= await this.#starts()
    const { promise, resolve } = Promise.withResolvers<Counted>()
    const ends = (output: string) => resolve({ passed: 0, failed: 0, output })
    const gone = () => ends('the process that runs the tests has ended')
    const late = setTimeout(() => ends(`no answer for ${TRIAL_MS / 1000} s`), TRIAL_MS)
    this.#process.once('message', resolve).once('exit', gone).send(asked)
    const told = await promise
    clearTimeout(late)
    this.#process.removeAllListeners()
    // One that did not answer is not asked again.
    if (told.passed + told.failed === 0) await this.closes()
    return told
  }

  async closes(): Promise<void> {
    const last = this.#process
    this.#process = undefined
    if (!last?.connected) return
    const ended = once(last, 'exit')
    const late = setTimeout(() => last.kill('SIGKILL'), TRIAL_MS / 10)
    last.disconnect()
    await ended
    clearTimeout(late)
  }

  async #starts(): Promise<ChildProcess> {
    const started = fork(join(this.#folder, 'tools/conformance/vitest-process.ts'), {
      cwd: this.#folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await once(started, 'message')
    return started
  }
}
