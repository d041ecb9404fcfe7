import { defineConfig } from 'vite'

/** Compiles the mails: Node runs the rest of the API as it is written, but does not load JSX. */
export default defineConfig({
  build: {
    ssr: 'mails/render-mail.ts',
    outDir: 'build',
    target: 'node24',
    rollupOptions: { output: { entryFileNames: 'mails.js' } },
  },
})
