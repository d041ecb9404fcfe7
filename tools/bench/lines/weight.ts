import { gzipSync } from 'node:zlib'
import type { Figure } from '../figures.ts'
import { signInDemo } from '../people.ts'
import type { Scene } from '../scene.ts'

const GOAL_KB = { script: 150, visitorScript: 40, style: 25 }

/** Compressed kB of the assets in the HTML; the weight journey measures the actual requests. */
async function weigh(url: string, path: string, cookie: string): Promise<{ script: number; style: number }> {
  const html = await (await fetch(url + path, { headers: { cookie } })).text()
  const names = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))
  const total = { script: 0, style: 0 }
  for (const name of names) {
    const bytes = Buffer.from(await (await fetch(url + name)).arrayBuffer())
    total[name.endsWith('.css') ? 'style' : 'script'] += gzipSync(bytes, { level: 9 }).length / 1000
  }
  return total
}

export async function weight({ server }: Scene): Promise<Figure[]> {
  const cookie = await signInDemo(server.url)
  const pages = [
    { path: '/dashboard', cookie, who: 'signed in', most: GOAL_KB.script },
    { path: '/shares', cookie, who: 'signed in', most: GOAL_KB.script },
    { path: '/messages', cookie, who: 'signed in', most: GOAL_KB.script },
    { path: '/', cookie: '', who: 'visitor', most: GOAL_KB.visitorScript },
  ]
  const figures: Figure[] = []
  for (const { path, cookie: sent, who, most } of pages) {
    const { script, style } = await weigh(server.url, path, sent)
    figures.push({
      name: `Scripts of ${path}, ${who}`,
      value: script,
      unit: 'kB gzip',
      goal: { text: `at most ${most} kB, styles ${GOAL_KB.style} kB`, met: script <= most && style <= GOAL_KB.style },
      more: { 'styles kB': style },
    })
  }
  return figures
}
