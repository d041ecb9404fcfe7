import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { standaloneScripts } from './build-plugins/standalone-scripts.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), standaloneScripts()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
