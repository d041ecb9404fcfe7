import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProjectCopy } from '@consoeurs/testkit/project-copy'
import type { Break } from './break.ts'
import { BuiltSite } from './built-site.ts'
import { ResidentVitest } from './resident-vitest.ts'
import { type Counted, needsSite, outcomeOf, type Trial } from './trial.ts'

/** Breaks a copy of the project in one place after the other, and asks the test of each whether it noticed. */
export class Breaker {
  readonly #copy = new ProjectCopy()
  readonly #vitest = new ResidentVitest(this.#copy.folder)
  readonly #site = new BuiltSite(this.#copy)
  /** Tests that were seen to pass over the code as it is. */
  readonly #green = new Set<string>()

  async tries(way: Break): Promise<Trial> {
    const red = await this.#redAnyway(way)
    if (red) return { outcome: 'not tried', output: `The test fails without the break, too.\n${red.output}` }
    const file = join(this.#copy.folder, way.file)
    const whole = readFileSync(file, 'utf8')
    if (needsSite(way)) await this.#site.prepares(way)
    writeFileSync(
      file,
      whole.replace(way.from, () => way.to),
    )
    try {
      const complaint = needsSite(way) ? this.#site.builds(way) : undefined
      const counted = complaint ?? (await this.#runs(way))
      return { outcome: outcomeOf(counted), output: counted.output }
    } finally {
      writeFileSync(file, whole)
    }
  }

  async closes(): Promise<void> {
    await this.#vitest.closes()
    rmSync(this.#copy.folder, { recursive: true, force: true })
  }

  /** What the test says of the code as it is, where it does not pass. */
  async #redAnyway(way: Break): Promise<Counted | undefined> {
    const name = `${way.test} ${way.named ?? ''}`
    if (this.#green.has(name)) return
    if (needsSite(way)) await this.#site.prepares(way)
    const counted = await this.#runs(way)
    if (outcomeOf(counted) !== 'survived') return counted
    this.#green.add(name)
  }

  async #runs(way: Break): Promise<Counted> {
    return needsSite(way) ? this.#site.runs(way) : await this.#vitest.runs({ ...way, changed: way.file })
  }
}
