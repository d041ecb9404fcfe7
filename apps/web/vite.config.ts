import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pageChunks } from './build-plugins/page-chunks.ts'
import { standaloneScripts } from './build-plugins/standalone-scripts.ts'
import { websocketOnly } from './build-plugins/websocket-only.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), standaloneScripts(), websocketOnly()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: pageChunks } } } } },
})
