import { runInNewContext } from 'node:vm'
import type { EntryContext } from 'react-router'
import { expect, it } from 'vitest'
import { handoffString, pageManifest, streamedState } from './hydration-data.ts'

const context = (errors: Record<string, unknown> | null = null) =>
  ({
    serverHandoffString: '{"basename":"/"}',
    staticHandlerContext: { loaderData: { root: { words: '</script> l’été' } }, actionData: null, errors },
  }) as unknown as EntryContext

const streamOf = (text: string) => new Blob([text]).stream()

it('gives the router the page’s data, which its stream does not replace', async () => {
  const text = handoffString(context())
  expect(text).not.toContain('<')
  const handoff = runInNewContext(`const handoff = ${text}; handoff.state = null; handoff`)
  expect(handoff.basename).toBe('/')
  expect(JSON.parse(JSON.stringify(handoff.state))).toEqual({
    loaderData: { root: { words: '</script> l’été' } },
    actionData: null,
    errors: null,
  })
  expect(await streamedState(context(), streamOf('[1]\n'))).toBe('-5\n')
})

it('leaves a page with errors to the router’s stream', async () => {
  const failed = context({ root: new Error('gone') })
  expect(handoffString(failed)).toBe('{"basename":"/"}')
  expect(await streamedState(failed, streamOf('[1]\n'))).toBe('[1]\n')
})

it('preloads the imports of a page’s modules without sending their names twice', () => {
  const manifest = {
    entry: { module: '/entry.js', imports: ['/shared.js'] },
    routes: { root: { id: 'root', module: '/root.js', imports: ['/shared.js'] } },
  } as unknown as EntryContext['manifest']
  const made = pageManifest(manifest)
  expect(made.entry.imports.concat(made.routes.root?.imports ?? [])).toEqual(['/shared.js', '/shared.js'])
  expect(JSON.stringify(made)).not.toContain('shared')
  expect(pageManifest(manifest)).toBe(made)
})
