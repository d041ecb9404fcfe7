import type { Plugin, Rolldown } from 'vite'

/**
 * Which modules share a file. Left alone the bundler makes a file for every set of pages that share a module: ninety
 * requests for a page, and each small file compresses badly. What every page runs is one file, what most pages run a
 * second one, what draws shares a third, what lives a fourth that is fetched after the page; what one page or one
 * dialog needs stays beside it. A module that only some pages of a file use does not belong in it.
 * The folder is named as a whole: one above the project may end in the same word.
 */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  // A public.ts names more than a page takes of it: what it does not take must not come along.
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'framework',
      // With what the router asks of us: two files that need each other do not start.
      test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|react-exports:|uninstrumented|preload-helper|dynamic_import_helper|errors[\\/]missing-chunk|pwa[\\/]page-(router|at-rest)|live[\\/](unread-of|one-at-a-time|live-channels)\.|outbox[\\/](unsent-flag|waiting)\.|contract[\\/]src[\\/]limits/,
      priority: 4,
    },
    {
      name: 'socket',
      test: /node_modules[\\/](@socket\.io|socket\.io-|engine\.io-)|websocket-transport|web[\\/]app[\\/]live[\\/]socket\.ts/,
      priority: 4,
    },
    {
      // What the permission for notifications asks of a page, once it rests.
      name: 'push-part',
      test: /web[\\/]app[\\/](pwa[\\/](permission|push-support)|features[\\/]push[\\/](push-part|keep-device|later|told-device|pressed-pushes|trial|use-app-badge))/,
      priority: 4,
    },
    {
      name: 'feed',
      test: /web[\\/]app[\\/](features[\\/](shares[\\/](share-(?!form|recipe|outing)|live-share|shares\.api)|reactions[\\/](?!react-or-wait|reaction-state|reactions\.api))|text[\\/]shares|ui[\\/]note)/,
      minShareCount: 4,
      priority: 3,
    },
    {
      name: 'cards',
      test: /web[\\/]app[\\/](ui[\\/](picture|photo-grid|menu)\.|features[\\/](written-text|history[\\/]use-seen|members[\\/](member-name|person-row|newcomers)|shares[\\/](picture-of|share-form|copy-link))|live[\\/](use-optimistic|use-live-channel)|text[\\/](members|links))|thumbhash/,
      minShareCount: 3,
      priority: 3,
    },
    {
      // Lists that grow: settings and first steps have none. And how a reaction stands, which a room shows without the feed.
      name: 'lists',
      test: /web[\\/]app[\\/](live[\\/](use-served-pages|pages)\.|ui[\\/]infinite-list|features[\\/]reactions[\\/](react-or-wait|reaction-state|reactions\.api))/,
      minShareCount: 3,
      priority: 3,
    },
    {
      // Not with the form, which brings its schema: who reads of a report has none to fill in.
      name: 'report-reasons',
      test: /contract[\\/]src[\\/]report-reasons/,
      priority: 3,
    },
    {
      name: 'shared',
      // Not the schemas and the table of errors, which many parts that come later share; nor the styles of some pages.
      test: /web[\\/]app[\\/](?!styles|text[\\/](identity|mail-links|federated|settings|outbox|installed-app|messages|report|mute)|layouts[\\/]settings|features[\\/](settings|identity[\\/]doorstep|reports)|ui[\\/](radio-cards|checkbox))|contract[\\/]src[\\/](page-errors|live)|brand[\\/]src|thumbhash/,
      minShareCount: 9,
      priority: 2,
    },
  ],
}

/** What React makes of a component is a value like another: unused, it goes. */
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

/** What every page runs is there before anything is asked for ahead of a part of it. */
const isThereAlready = /\/(framework|shared|rolldown-runtime|role-access|_virtual_[\w-]+)-[^/]+\.js$/

export function pageChunks(): Plugin {
  return {
    name: 'page-chunks',
    // After the router's own, which would keep each entry to its own exports.
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
  }
}
