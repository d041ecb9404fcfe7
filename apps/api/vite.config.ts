import { defineConfig } from 'vite'

/** Compiles the mails: Node runs the rest of the API as it is written, but does not load JSX. */
export default defineConfig({
  // Taken in, so that what no mail shows stays out: a highlighter of code alone took a tenth of a start.
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
  build: {
    ssr: 'mails/render-mail.ts',
    outDir: 'build',
    target: 'node24',
    rollupOptions: { output: { entryFileNames: 'mails.js' } },
  },
})
