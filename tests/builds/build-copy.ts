import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shellPath } from '@consoeurs/contract/operations/builds'
import type { WebBuild } from '../../apps/server/src/pages/web-build.ts'
import { builds } from '../../apps/server/src/process/builds.ts'
import type { Build } from './served-site.ts'

/** A copy of the build, whose files a test may change: what a server finds on its disk after a deploy. */
export class BuildCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'build-'))
  readonly #of: Build
  #web: WebBuild

  constructor(of: Build) {
    if (typeof of.build === 'function') throw new Error('A build that is made while it is served has no files')
    this.#of = of
    this.#web = of.build
    cpSync(builds.files, this.#folder, { recursive: true })
  }

  get served(): Build {
    const folders = this.#of.files.map(({ prefix, folder }) => ({
      prefix,
      folder: folder === builds.files ? this.#folder : folder,
    }))
    return { ...this.#of, files: folders, build: this.#web }
  }

  get id(): string {
    return this.#web.assets.version
  }

  /** As any change to the site gives it another id. */
  hasId(id: string): this {
    return this.#renames(this.id, id, this.#web.assets.url)
  }

  /** As a change to a page gives its code another name. */
  changesCodeOf(route: string): this {
    const path = this.#codeOf(route)
    const name = path.slice(path.lastIndexOf('/') + 1)
    return this.#renames(name, `other-${name}`, path)
  }

  /** The list of the build still names it. */
  losesCodeOf(route: string): this {
    this.#removes(this.#codeOf(route))
    return this
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #codeOf(route: string): string {
    const path = this.#web.assets.routes[route]?.module
    if (path === undefined) throw new Error(`No route ${route}`)
    return path
  }

  /** One file gets another name, everywhere it is named: in what the server knows and in the lists for browsers. */
  #renames(from: string, to: string, path: string): this {
    const renamed = (text: string) => text.replaceAll(from, to)
    const lists = [this.#web.assets.url, shellPath]
    for (const file of new Set([path, ...lists])) {
      const content = readFileSync(join(this.#folder, file), 'utf8')
      this.#removes(file)
      writeFileSync(join(this.#folder, renamed(file)), lists.includes(file) ? renamed(content) : content)
    }
    this.#web = { ...this.#web, assets: JSON.parse(renamed(JSON.stringify(this.#web.assets))) }
    return this
  }

  #removes(path: string): void {
    for (const compressed of ['', '.br', '.gz']) rmSync(join(this.#folder, path + compressed), { force: true })
  }
}
