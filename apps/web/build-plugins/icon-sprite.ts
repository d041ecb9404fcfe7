import { createHash } from 'node:crypto'
import { brandIcons } from '@consoeurs/brand/icons'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { iconNames } from '../app/ui/icons.ts'

const virtualId = 'virtual:icon-sprite'

const componentName = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, _dash, first: string) => first.toUpperCase())

const isIcon = (value: unknown): value is lucide.LucideIcon => typeof value === 'object' && value !== null

/** The drawing inside lucide's own `<svg>`; how it is stroked is for the page's styles to say. */
function symbol(name: string): string {
  const drawing: unknown = Reflect.get(lucide, componentName(name))
  if (!isIcon(drawing)) throw new Error(`lucide has no icon "${name}", which app/ui/icons.ts or a brand names`)
  const markup = renderToStaticMarkup(createElement(drawing))
  return `<symbol id="${name}" viewBox="0 0 24 24">${markup.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</symbol>`
}

/** All icons of the app and of its brands as one file, named after its content, so that a browser asks for it once. */
export async function iconSprite(): Promise<Plugin> {
  const names = [...new Set([...iconNames, ...(await brandIcons())])].sort()
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join('')}</svg>`
  const file = `assets/icons-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.svg`
  return {
    name: 'icon-sprite',
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id) => (id === `\0${virtualId}` ? `export const iconSpriteUrl = ${JSON.stringify(`/${file}`)}` : undefined),
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: file, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${file}`) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(source)
      })
    },
  }
}
