import { createHash } from 'node:crypto'
import { loadDrawings } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import { brandIcons } from '@consoeurs/brand/icons'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { iconNames, ownIcons } from '../app/ui/icons.ts'

const virtualId = 'virtual:icon-sprite'

const componentName = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, _dash, first: string) => first.toUpperCase())

const isIcon = (value: unknown): value is lucide.LucideIcon => typeof value === 'object' && value !== null

const iconSymbol = (name: string, markup: string) => `<symbol id="${name}" viewBox="0 0 24 24">${markup}</symbol>`

/** Keeps only the inner markup; CSS sets the stroke. */
function lucideSymbol(name: string): string {
  const drawing: unknown = Reflect.get(lucide, componentName(name))
  if (!isIcon(drawing)) throw new Error(`lucide has no icon "${name}", which app/ui/icons.ts or a brand names`)
  const markup = renderToStaticMarkup(createElement(drawing))
  return iconSymbol(name, markup.replace(/^<svg[^>]*>|<\/svg>$/g, ''))
}

interface IconMark {
  id: string
  box: string
  markup: string
}

/** All but the splash, whose parts move. */
async function brandMarks(): Promise<IconMark[]> {
  const brands = await Promise.all(
    brandCodes.map(async (code) => {
      const { splash: _, ...drawings } = await loadDrawings(code)
      return Object.entries(drawings).map(([name, svg]) => {
        const [, box, markup] = /^<svg[^>]* viewBox="([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(svg) ?? []
        if (box === undefined || markup === undefined) throw new Error(`${code}: the ${name} has no viewBox`)
        return { id: `${code}-${name}`, box, markup }
      })
    }),
  )
  return brands.flat()
}

/** One SVG sprite of all icons and of the brands' marks, with a content hash in its name. */
export async function iconSprite(): Promise<Plugin> {
  const names = [...new Set([...iconNames, ...(await brandIcons())])].sort()
  const marks = await brandMarks()
  const drawn = marks.map(({ id, box, markup }) => `<symbol id="${id}" viewBox="${box}">${markup}</symbol>`)
  const own = Object.entries(ownIcons).map(([name, markup]) => iconSymbol(name, markup))
  const symbols = [...names.map(lucideSymbol), ...own, ...drawn]
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const file = `assets/i-${createHash('sha256').update(source).digest('base64url').slice(0, 6)}.svg`
  const exported = { iconSpriteUrl: `/${file}`, markBoxes: Object.fromEntries(marks.map(({ id, box }) => [id, box])) }
  const module = Object.entries(exported).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
  return {
    name: 'icon-sprite',
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id) => (id === `\0${virtualId}` ? module.join('\n') : undefined),
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
