import { defineConfig } from 'vite'

/** The desk: one page at /admin, whose nonce and brand the server fills in (`apps/server/src/pages/admin.ts`). */
export default defineConfig({
  base: '/admin/',
  html: { cspNonce: '__NONCE__' },
  // react-admin asks for another major version of the router than the site: there must be one of it here.
  resolve: { dedupe: ['react', 'react-dom', 'ra-core', 'react-router', '@emotion/react'] },
  build: {
    target: 'es2022',
    outDir: 'build/admin',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    // Libraries mark what a server would not render; here everything is the browser's.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
