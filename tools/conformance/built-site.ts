import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ProjectCopy } from '@consoeurs/testkit/project-copy'
import { readPlaywright, readVitest } from '../counts.mjs'
import type { Break } from './break.ts'
import { type Counted, isJourney, literal } from './trial.ts'

/** What a browser is shown was built of these; all else runs from its source. */
const ROOMS = [
  { room: 'web', sources: ['apps/web/', 'packages/'] },
  { room: 'admin', sources: ['apps/admin/'] },
  { room: 'api', sources: ['apps/api/mails/'] },
]
const PUBLIC = 'apps/web/build/client/brand'
const DATA = 'test-results/data'
const REPORT = 'test-results/trial.json'
/** Put back before each trial: the builds of the code as it is, and the data of a place that was just opened. */
const KEPT = 'test-results/kept'
const OPENING_MS = 600_000
const LOOK_AGAIN_MS = 500

/** A brand in one form, as `playwright.config.ts` has it, with the server of that brand. */
interface Project {
  name: string
  brand: string
  without?: string
  server: { command: string; url: string; env: Record<string, string> }
}

/** What a runner wrote down. */
type Report = ReturnType<typeof JSON.parse>

/** Run in the copy, whose configuration names its own folders. */
const ASK_PROJECTS = `
const { default: { projects, webServer } } = await import('./playwright.config.ts')
console.log(JSON.stringify(projects.map(({ name, metadata: { brand }, grepInvert }) => (
  { name, brand, without: grepInvert?.source, server: webServer.find((server) => server.name === brand) }
))))`

/** A copy of the project for the tests that start its server: built, and filled with what a demo shows. */
export class BuiltSite {
  readonly #copy: ProjectCopy
  readonly #tools: NodeJS.ProcessEnv
  /** Rooms whose build is of broken code. */
  #broken: string[] = []
  #projects: Project[] = []

  constructor(copy: ProjectCopy) {
    this.#copy = copy
    const { PATH, CHROMIUM_PATH, JOURNEYS_PORT = '4450' } = process.env
    this.#tools = {
      PATH: `${join(copy.folder, 'node_modules/.bin')}:${PATH}`,
      JOURNEYS_PORT,
      ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
    }
  }

  /** Brings the site to where it stands without any break. */
  async prepares(way: Break): Promise<void> {
    if (!this.#has(KEPT)) this.#begins()
    for (const room of this.#broken.splice(0)) this.#puts(`${KEPT}/${room}`, `apps/${room}/build`)
    if (!isJourney(way)) return
    const { brand, server } = this.#project(way)
    if (!this.#has(`${KEPT}/${brand}`)) {
      await this.#opens(server)
      this.#puts(`${DATA}/${brand}`, `${KEPT}/${brand}`)
    }
    this.#puts(`${KEPT}/${brand}`, `${DATA}/${brand}`)
  }

  /** Builds what shows the break that is in place; answers what the builder said where that is no program. */
  builds({ file }: Break): Counted | undefined {
    for (const { room, sources } of ROOMS) {
      if (!sources.some((source) => file.startsWith(source))) continue
      this.#broken.push(room)
      const { status, output } = this.#copy.runs('npm', ['run', 'build'], { room: `apps/${room}`, env: this.#tools })
      if (status !== 0) return { passed: 0, failed: 0, output }
    }
    // As `tools/publish-files.ts` puts them there; that nothing is compressed, no test minds.
    if (this.#broken.includes('web')) this.#puts(`${KEPT}/brand`, PUBLIC)
  }

  /** Runs a test on what is built. */
  runs(way: Break): Counted {
    rmSync(this.#path(REPORT), { force: true })
    return isJourney(way) ? this.#walks(way) : this.#tests(way)
  }

  #begins(): void {
    // The database runs under another user, who must be able to pass through.
    chmodSync(this.#copy.folder, 0o711)
    const { status, output } = this.#copy.runs('npm', ['run', 'build'], { env: this.#tools })
    if (status !== 0) throw new Error(output)
    for (const { room } of ROOMS) this.#puts(`apps/${room}/build`, `${KEPT}/${room}`)
    this.#puts(PUBLIC, `${KEPT}/brand`)
    const asked = this.#copy.runs('node', ['--input-type=module', '--eval', ASK_PROJECTS], { env: this.#tools })
    this.#projects = JSON.parse(asked.output)
  }

  /** The first project that walks the journey. */
  #project({ test, named = '' }: Break): Project {
    const titles = readFileSync(this.#path(test), 'utf8').split('\n')
    const title = titles.find((line) => line.startsWith('test(') && line.includes(named)) ?? ''
    const project = this.#projects.find(({ without }) => !(without && title.includes(without)))
    if (!project) throw new Error(`no project of playwright.config.ts walks ${test}`)
    return project
  }

  /** Opens the place once, and closes it: a demo draws hundreds of pictures before it opens. */
  async #opens({ command, url, env }: Project['server']): Promise<void> {
    const stdio = ['ignore', 'ignore', 'inherit'] as const
    const server = spawn(`exec ${command}`, {
      shell: true,
      cwd: this.#copy.folder,
      env: { HOME: process.env.HOME, ...this.#tools, ...env },
      stdio: [...stdio],
    })
    const ended = once(server, 'exit')
    const until = Date.now() + OPENING_MS
    const answers = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    while (server.exitCode === null && Date.now() < until && !(await answers())) await delay(LOOK_AGAIN_MS)
    const opened = server.exitCode === null && (await answers())
    server.kill('SIGTERM')
    await ended
    if (!opened) throw new Error(`${url} did not open`)
  }

  #walks(way: Break): Counted {
    const { name, brand } = this.#project(way)
    const { output } = this.#copy.uses(
      'playwright',
      [
        ...['test', way.test, `--project=${name}`],
        ...(way.named ? ['--grep', literal(way.named)] : []),
        ...['--retries=0', '--max-failures=1', '--reporter=list,json'],
      ],
      {
        env: { ...this.#tools, JOURNEYS_BRAND: brand, PLAYWRIGHT_JSON_OUTPUT_FILE: this.#path(REPORT) },
      },
    )
    // From what failed on: the list of what passed says nothing of it.
    const failure = Math.max(0, output.search(/^ {2}1\) /m))
    return { output: output.slice(failure), ...this.#reads(readPlaywright) }
  }

  #tests({ test, named }: Break): Counted {
    const { output } = this.#copy.uses('vitest', [
      ...['run', '--project=house', test, '--retry=0', '--bail=1'],
      ...(named ? ['--testNamePattern', literal(named)] : []),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
    ])
    return { output, ...this.#reads((report) => ({ ...readVitest(report), failed: report.numFailedTests })) }
  }

  #reads(read: (report: Report) => Pick<Counted, 'passed' | 'failed'>): Pick<Counted, 'passed' | 'failed'> {
    if (!this.#has(REPORT)) return { passed: 0, failed: 0 }
    return read(JSON.parse(readFileSync(this.#path(REPORT), 'utf8')))
  }

  readonly #path = (file: string) => join(this.#copy.folder, file)
  readonly #has = (file: string) => existsSync(this.#path(file))

  /** With owner and mode: the database belongs to another user. */
  #puts(from: string, to: string): void {
    rmSync(this.#path(to), { recursive: true, force: true })
    this.#copy.runs('mkdir', ['-p', join(to, '..')])
    this.#copy.runs('cp', ['-a', from, to])
  }
}
