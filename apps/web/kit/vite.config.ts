import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { iconSprite } from '../build-plugins/icon-sprite.ts'

const brandFiles = fileURLToPath(new URL('../../../packages/brand/public', import.meta.url))
const portraits = fileURLToPath(new URL('../../../packages/brand/seed/avatars', import.meta.url))

/** Serves the drawings that the site itself serves from the brand package. */
function drawings(): Plugin {
  return {
    name: 'kit-drawings',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, folder, ...rest] = (request.url ?? '').split('/')
        const root = { brand: brandFiles, portraits }[folder ?? '']
        const file = `${root}/${rest.join('/')}`
        if (root === undefined || file.includes('..') || !existsSync(file)) return next()
        response.setHeader('Content-Type', file.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream')
        createReadStream(file).pipe(response)
      })
    },
  }
}

/** The kit is a page of its own: it is never part of the site, its routes or its build. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [tailwindcss(), iconSprite(), drawings()],
})
