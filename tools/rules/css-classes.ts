import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const MODULE = /\.module\.css$/
const IMPORT = /^import (\w+) from '([^']+\.module\.css)'/gm

/** Comments, strings and global classes aside. */
const ownSelectors = (css: string) => css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|:global\([^)]*\)/g, '')

const definedClasses = (css: string) =>
  new Set([...ownSelectors(css).matchAll(/\.([a-zA-Z_][\w-]*)(?=[^{};]*\{)/g)].map(([, name = '']) => name))

/** `file: class` of each class that no component uses, and of each that a component uses and no module defines. */
export function looseClasses(baseDir: string, files: string[]): string[] {
  const read = (file: string) => readFileSync(join(baseDir, file), 'utf8')
  const modules = new Map(files.filter((file) => MODULE.test(file)).map((file) => [file, definedClasses(read(file))]))
  const used = new Map<string, Set<string>>()
  const undefinedClasses: string[] = []
  for (const file of files.filter((one) => one.endsWith('.tsx'))) {
    const text = read(file)
    for (const [, local = '', source = ''] of text.matchAll(IMPORT)) {
      const path = posix.join(dirname(file), source)
      for (const [, name = ''] of text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))) {
        used.set(path, (used.get(path) ?? new Set()).add(name))
        if (!modules.get(path)?.has(name)) undefinedClasses.push(`${file}: ${name}`)
      }
    }
  }
  const unused = [...modules].flatMap(([path, names]) =>
    [...names].filter((name) => !used.get(path)?.has(name)).map((name) => `${path}: ${name}`),
  )
  return [...undefinedClasses, ...unused]
}
