import { defineConfig } from 'vite'

/** The desk: one page at /admin, whose nonce and brand the server fills in (`apps/server/src/pages/admin.ts`). */
export default defineConfig({
  base: '/admin/',
  html: { cspNonce: '__NONCE__' },
  resolve: {
    dedupe: ['react', 'react-dom', 'ra-core', 'react-router', '@emotion/react'],
    // react-admin imports the router by the name it had before version 8 (`overrides` in package.json).
    alias: { 'react-router-dom': 'react-router' },
  },
  build: {
    target: 'es2022',
    outDir: 'build/admin',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    // Libraries mark what a server would not render; here everything is the browser's.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
