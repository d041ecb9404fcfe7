import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bundleStandalone, standaloneScripts } from './standalone-scripts.ts'

const limits = {
  head: 1.5 * 1024,
  reader: 12 * 1024,
  proof: 3 * 1024,
  'proof-solver': 2 * 1024,
  'service-worker': 16 * 1024,
}

it.each(['head', 'reader', 'proof', 'proof-solver', 'service-worker'] as const)(
  'keeps the %s script small and on its own',
  async (name) => {
    const code = await bundleStandalone(name)
    expect(gzipSync(code).length).toBeLessThan(limits[name])
    expect(code).not.toMatch(/\bimport\b|\bexport\b/)
    // Inlined in a page: nothing in it may close the script that carries it.
    expect(code).not.toContain('</script')
  },
)

it('decides the theme and remembers the opening before anything is painted', async () => {
  const root = { dataset: {} as Record<string, string>, classList: { toggle: () => true } }
  const document = { documentElement: root, querySelector: () => null, addEventListener: () => undefined, cookie: '' }
  class EveningDate extends Date {
    override getHours() {
      return 21
    }
  }
  runInNewContext(await bundleStandalone('head'), {
    document,
    location: { protocol: 'http:' },
    Date: EveningDate,
    setTimeout: () => 0,
    addEventListener: () => undefined,
    localStorage: { getItem: () => 'auto' },
  })
  expect(root.dataset.theme).toBe('dark')
  expect(document.cookie).toContain('splash=1')
})

it('puts an empty storage in the place of one that the browser forbids, before any other script runs', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const root = { dataset: {} as Record<string, string>, classList: { toggle: () => true } }
  const page: Record<string, unknown> = {
    document: { documentElement: root, querySelector: () => null, addEventListener: () => undefined, cookie: '' },
    location: { protocol: 'http:' },
    setTimeout: () => 0,
    addEventListener: () => undefined,
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(page, name, { get: refuse, configurable: true })
  runInNewContext(await bundleStandalone('head'), page)
  for (const name of ['localStorage', 'sessionStorage'])
    expect(runInNewContext(`${name}.setItem('a', '1'), ${name}.removeItem('b'), ${name}.getItem('a')`, page)).toBeNull()
})

it('puts the worker at the root of the site, at our address and at the one that Firebase looks for', async () => {
  const { generateBundle } = standaloneScripts()
  if (typeof generateBundle !== 'function') throw new Error('Expected a function')
  const files = new Map<string, string>()
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => void files.set(fileName, source)
  await generateBundle.call({ environment: { name: 'client' }, emitFile } as never, {} as never, {}, true)
  expect([...files.keys()].filter((name) => !name.startsWith('assets/')).sort()).toEqual([
    'firebase-messaging-sw.js',
    'service-worker.js',
  ])
  expect(files.get('firebase-messaging-sw.js')).toBe(files.get('service-worker.js'))
})
