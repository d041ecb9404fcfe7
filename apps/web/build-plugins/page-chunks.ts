import type { Rolldown } from 'vite'

/**
 * Which modules share a file. Left alone the bundler makes a file for every set of pages that share a module: ninety
 * requests for a page, and each small file compresses badly. What every page runs is one file, what most pages run a
 * second one; what one page or one dialog needs stays beside it.
 */
export const pageChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
    { name: 'socket', test: /node_modules[\\/](@socket\.io|socket\.io-|engine\.io-)/, priority: 3 },
    { name: 'lists', test: /node_modules[\\/]@tanstack[\\/]/, priority: 3 },
    { name: 'shared', minShareCount: 12, priority: 2 },
  ],
}
