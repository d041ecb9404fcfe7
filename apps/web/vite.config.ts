import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { cssModules } from './build-plugins/css-modules.ts'
import { iconSprite } from './build-plugins/icon-sprite.ts'
import { missingChunks } from './build-plugins/missing-chunks.ts'
import { pageChunks } from './build-plugins/page-chunks.ts'
import { reactExports } from './build-plugins/react-exports.ts'
import { shellFiles } from './build-plugins/shell-files.ts'
import { standaloneScripts } from './build-plugins/standalone-scripts.ts'
import { uninstrumentedRouter } from './build-plugins/uninstrumented-router.ts'
import { websocketOnly } from './build-plugins/websocket-only.ts'

/** The only worker holds a library under another licence than ours, which must travel with it. */
const workerLicence =
  '/*! heic-to 1.5.2 (https://github.com/hoppergee/heic-to) with libheif 1.22.2 and libde265, LGPL-3.0: see docs/decisions/0008-image-processing-in-the-browser.md in the sources of this site */'

/** Large libraries of pages, with what they depend on. Development dependencies in package.json. */
const inServerBundle = [
  /^@(base-ui|floating-ui|firebase|dnd-kit)\//,
  ...['idb', 'tslib', 'react-easy-crop', 'normalize-wheel', 'reselect', 'tabbable', 'use-sync-external-store'],
]

export default defineConfig({
  plugins: [
    cssModules(),
    reactRouter(),
    iconSprite(),
    standaloneScripts(),
    websocketOnly(),
    reactExports(),
    uninstrumentedRouter(),
    missingChunks(),
    pageChunks(),
    shellFiles(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Bundled, so that a server does not install what only browsers use.
  ssr: { noExternal: inServerBundle },
  worker: { rolldownOptions: { output: { banner: workerLicence } } },
})
