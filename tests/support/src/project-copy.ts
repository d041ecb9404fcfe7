import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** What is made, and not written; a copy has a history of its own. */
const MADE_HERE = new Set(['.git', '.data', '.env', 'bench-results', 'coverage', 'screenshots', 'test-results'])
const MADE_ANYWHERE = new Set(['.react-router', '.stryker-tmp', 'build', 'node_modules'])

/** A copy of the project whose rooms are its own and whose libraries are ours, for what may change its files. */
export class ProjectCopy {
  readonly folder: string

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'consoeurs-copy-'))
    const filter = (source: string) => !MADE_ANYWHERE.has(basename(source))
    for (const name of readdirSync(root).filter((entry) => !MADE_HERE.has(entry) && filter(entry))) {
      cpSync(join(root, name), join(this.folder, name), { recursive: true, filter })
    }
    this.#linkLibraries()
    this.runs('git', ['init', '--quiet'])
    this.runs('git', ['add', '--all'])
  }

  /** Runs a program in the copy and returns its exit status and output. */
  runs(program: string, args: string[], { env = {} }: { env?: NodeJS.ProcessEnv } = {}) {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: this.folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', ...env },
      maxBuffer: 64 * 1024 * 1024,
    })
    return { status, output: stdout + stderr }
  }

  /** Runs a tool of the libraries. */
  uses(tool: string, args: string[], options?: { env?: NodeJS.ProcessEnv }) {
    return this.runs(join(root, 'node_modules/.bin', tool), args, options)
  }

  /** Adds lines to a file of the copy. */
  adds(file: string, lines: string): void {
    appendFileSync(join(this.folder, file), lines)
  }

  /** What differs from the project as it was copied, one line a file, as git says it. */
  changes(): string[] {
    const { output } = this.runs('git', ['status', '--porcelain', '--untracked-files=all'])
    return output.split('\n').filter((line) => line !== '' && !line.startsWith('A  '))
  }

  #linkLibraries(): void {
    const own = join(this.folder, 'node_modules/@consoeurs')
    mkdirSync(own, { recursive: true })
    const shared = ['.bin', '.package-lock.json']
    for (const library of readdirSync(join(root, 'node_modules'))) {
      if (library === '@consoeurs' || (library.startsWith('.') && !shared.includes(library))) continue
      symlinkSync(join(root, 'node_modules', library), join(this.folder, 'node_modules', library))
    }
    for (const name of readdirSync(join(root, 'node_modules/@consoeurs'))) {
      const workspace = relative(root, realpathSync(join(root, 'node_modules/@consoeurs', name)))
      symlinkSync(join(this.folder, workspace), join(own, name))
      const nested = join(root, workspace, 'node_modules')
      if (existsSync(nested)) symlinkSync(nested, join(this.folder, workspace, 'node_modules'))
    }
  }
}
