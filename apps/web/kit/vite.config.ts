import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { avatarsFolder, publicFolder } from '@consoeurs/brand/seed'
import { defineConfig, type Plugin } from 'vite'
import { cssModules } from '../build-plugins/css-modules.ts'
import { iconSprite } from '../build-plugins/icon-sprite.ts'

/** Where a file of the brand package lies, by its address on the site. */
function drawingAt(address: string): URL | undefined {
  const [, kind, ...path] = address.split('/')
  const [code = '', ...file] = path
  if (path.includes('..')) return undefined
  if (kind === 'portraits') return new URL(file.join('/'), avatarsFolder(code))
  return kind === 'brand' ? new URL(file.join('/'), publicFolder(code)) : undefined
}

/** Serves the drawings that the site itself serves from the brand package. */
function drawings(): Plugin {
  return {
    name: 'kit-drawings',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = drawingAt(request.url ?? '')
        if (file === undefined || !existsSync(file)) return next()
        response.setHeader(
          'Content-Type',
          file.pathname.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream',
        )
        createReadStream(file).pipe(response)
      })
    },
  }
}

/** The kit is a page of its own: it is never part of the site, its routes or its build. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [cssModules(), iconSprite(), drawings()],
})
