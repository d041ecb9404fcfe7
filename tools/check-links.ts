/** Paths, links and npm scripts named in documents must exist. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { sourceFiles } from './source-files.ts'

export interface DeadReference {
  document: string
  line: number
  names: string
}

const ROOMS = /^(apps|packages|tools|tests|docs|deploy|data|\.ci)\//
/** Names that only root files have. */
const ROOT_FILE = /^([A-Za-z.][\w.-]*\.(md|json|yaml|config\.ts)|\.dependency-cruiser\.mjs)$/
const PLACEHOLDER = /[<>{}*…$]/
const CODE_SPAN = /`([^`]+)`/g
const LINK = /\]\(([^)\s]+)\)/g
const NPM_RUN = /npm run ([\w:-]+)/g

export function deadReferences(baseDir: string): DeadReference[] {
  const scripts = scriptsOf(baseDir)
  return sourceFiles(baseDir)
    .filter((file) => file.endsWith('.md'))
    .flatMap((document) =>
      readFileSync(join(baseDir, document), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          [...deadPaths(baseDir, document, text), ...deadScripts(scripts, text)].map((names) => ({
            document,
            line: index + 1,
            names,
          })),
        ),
    )
}

/** Of every workspace, because documents do not say which. */
function scriptsOf(baseDir: string): Set<string> {
  const manifests = sourceFiles(baseDir).filter((file) => /(^|\/)package\.json$/.test(file))
  return new Set(
    manifests.flatMap((file) => {
      const { scripts = {} } = JSON.parse(readFileSync(join(baseDir, file), 'utf8')) as {
        scripts?: Record<string, string>
      }
      return Object.keys(scripts)
    }),
  )
}

function deadPaths(baseDir: string, document: string, text: string): string[] {
  const spans = [...text.matchAll(CODE_SPAN)].flatMap(([, code = '']) => code.split(/\s+/)).filter(isPath)
  const links = [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z]+:|#)/.test(target))
  const fromRoot = spans.filter((path) => !existsSync(join(baseDir, path)))
  const fromDocument = links.filter((target) => {
    const [path = ''] = target.split('#')
    return !existsSync(join(baseDir, normalize(join(dirname(document), path))))
  })
  return [...fromRoot, ...fromDocument]
}

function isPath(word: string): boolean {
  return (ROOMS.test(word) || ROOT_FILE.test(word)) && !PLACEHOLDER.test(word)
}

function deadScripts(scripts: Set<string>, text: string): string[] {
  return [...text.matchAll(NPM_RUN)].flatMap(([, name = '']) => (scripts.has(name) ? [] : [`npm run ${name}`]))
}

if (import.meta.main) {
  const dead = deadReferences(process.cwd())
  for (const { document, line, names } of dead)
    console.error(`${document}:${line} names ${names}, which does not exist`)
  console.log(`${dead.length} dead references`)
  process.exitCode = dead.length > 0 ? 1 : 0
}
