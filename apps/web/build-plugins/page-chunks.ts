import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { pageGroups } from './page-groups.ts'

/** Paths name the web folder, because a folder above the project may have the same name. */
const anyOf = (paths: string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'))

/** A style sheet goes with what draws it, not with the folder: pages share fewer of them than scripts. */
const scriptOf = (paths: string[]) => new RegExp(`^(?!.*\\.css$).*(${anyOf(paths).source})`)

/**
 * By default the bundler makes one file per set of pages that share a module: ninety requests per page, and small files
 * compress badly. `framework` is on every page, `shared` on most, each of `page-groups.ts` on a few. The rest is in the
 * file of its page or part.
 */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  // Otherwise unused exports of a public.ts would be pulled in.
  includeDependenciesRecursively: false,
  groups: [
    {
      // One style sheet of what most pages draw: many small files compress badly. Many pages may show a recipe, few do.
      name: 'styles',
      test: /(?<!\/recipe)\.module\.css$/,
      minShareCount: 10,
      priority: 5,
    },
    {
      name: 'framework',
      test: anyOf([
        'node_modules/(react|react-dom|scheduler|react-router)/',
        'react-exports:|uninstrumented|preload-helper|dynamic_import_helper',
        // The router's imports of our code, because circular chunks fail to start, and what most pages need with them.
        'web/app/(errors/missing-chunk|pwa/(page-(router|at-rest)|native-shell)|viewer/profile-completed)',
        'web/app/(live/(unread-of|one-at-a-time|live-channels)|outbox/(unsent-flag|waiting))\\.',
        'contract/src/(limits|text/(enter-key|elision|themes|web-links|fold-text))',
        'web/app/quick-exit/quick-exit-help-seen',
      ]),
      priority: 4,
    },
    {
      // No page has it at once. In thirteen files the first menu took 2.7 s on a phone (slow 4G).
      name: 'overlays',
      test: anyOf([
        'node_modules/(@floating-ui/|@base-ui/(?!react/(autocomplete|combobox)))',
        'web/app/ui/(overlays/(menu|popover|sheet|dialog)-popup\\.|use-media-query)',
      ]),
      priority: 4,
    },
    ...Object.entries(pageGroups).map(([name, paths]) => ({
      name,
      test: scriptOf(paths),
      minShareCount: 2,
      priority: 3,
    })),
    {
      name: 'shared',
      // Without schemas, which later chunks share, nor texts and styles of a few pages.
      test: anyOf([
        'web/app/(?!styles|features|text/(settings|outbox|report)|layouts/settings)',
        'web/app/features/(?!account|foundation/reports|chat/messages/messages\\.(text|api)|publishing/shares/recipe/recipe\\.module|publishing/articles/article-list\\.module)',
        'web/app/features/account/identity/sign-in\\.text',
        'web/app/features/foundation/reports/(public|report-dialog)',
        'contract/src/(text/truncate|operations/(role-access|cookies)|addresses|page-errors|chat/live)',
        'brand/src|virtual:icon-sprite',
      ]),
      minShareCount: 9,
      priority: 2,
    },
  ],
}

/** Marks React's component wrappers as pure, so that unused ones are removed. */
const treeshake: Rolldown.TreeshakingOptions = {
  manualPureFunctions: [
    'forwardRef',
    'React.forwardRef',
    'React$1.forwardRef',
    'React$1.memo',
    'React$1.createContext',
  ],
  propertyReadSideEffects: false,
}

/** Chunks already on every page need no preload. */
const isThereAlready = /\/(framework|shared|rolldown-runtime)-[^/]+\.js$/

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Chunks that import each other start in the wrong order: a page then fails with « g is not a function ». */
const importedByFramework = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk' && file.name === 'framework')
    .flatMap((file) => (file.type === 'chunk' ? file.imports : []))
    .filter((file) => !file.includes('rolldown-runtime'))

/** Per script file: what it imports at once, its style sheets, and bytes of each module before minification. */
function describeChunks(bundle: Rolldown.OutputBundle): string {
  const address = (file: string) => `/${file}`
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const rows = chunks.map(({ fileName, imports, modules, viteMetadata }) => {
    const sizes = Object.entries(modules).map(([id, { renderedLength }]) => [
      id.replace(repository, ''),
      renderedLength,
    ])
    const styles = [...(viteMetadata?.importedCss ?? [])]
    const row = { imports: imports.map(address), styles: styles.map(address), modules: Object.fromEntries(sizes) }
    return [address(fileName), row]
  })
  return JSON.stringify(Object.fromEntries(rows))
}

export function pageChunks(): Plugin {
  return {
    name: 'page-chunks',
    // After the router's plugin, which would preserve the exports of each entry.
    enforce: 'post',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              modulePreload: {
                resolveDependencies: (_file, files) => files.filter((file) => !isThereAlready.test(`/${file}`)),
              },
              rolldownOptions: {
                preserveEntrySignatures: 'allow-extension',
                treeshake,
                output: { codeSplitting },
              },
            },
          }
        : undefined,
    // Beside what is served: the weight journey adds up what a page loads, and names the modules that grew.
    writeBundle({ dir }, bundle) {
      if (this.environment.name === 'client' && dir) {
        const imported = importedByFramework(bundle)
        if (imported.length > 0) this.error(`framework must import no other chunk, but imports ${imported.join(', ')}`)
        writeFileSync(join(dir, '../chunks.json'), describeChunks(bundle))
      }
    },
  }
}
