import { afterEach, expect, it, vi } from 'vitest'
import { loadTag, refusesTracking } from './analytics-tag.ts'

afterEach(() => vi.unstubAllGlobals())

interface Script {
  src: string
  async: boolean
  dataset: Record<string, string>
}

function loaded(tag: { url: string; id: string }): Script {
  const scripts: Script[] = []
  vi.stubGlobal('document', {
    createElement: () => ({ dataset: {} }),
    head: { append: (script: Script) => scripts.push(script) },
  })
  loadTag(tag)
  const [script] = scripts
  if (script === undefined) throw new Error('nothing was loaded')
  return script
}

it('loads the script of the setting, with the id where the usual services read it', () => {
  const { src, async, dataset } = loaded({ url: 'https://mesure.exemple.fr/compte.js', id: 'exemple.fr' })
  expect([src, async]).toEqual(['https://mesure.exemple.fr/compte.js', true])
  expect(dataset).toEqual({ id: 'exemple.fr', websiteId: 'exemple.fr', domain: 'exemple.fr', site: 'exemple.fr' })
})

it('puts the id into the address where the setting leaves a place for it', () => {
  expect(loaded({ url: 'https://mesure.exemple.fr/js?id={id}', id: 'G-1.a' }).src).toBe(
    'https://mesure.exemple.fr/js?id=G-1.a',
  )
  expect(loaded({ url: 'https://mesure.exemple.fr/js', id: '' }).dataset).toEqual({})
})

it.each([
  [{}, false],
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false, doNotTrack: null }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
])('a browser that says %j has refused in her place: %s', (signals, refused) => {
  expect(refusesTracking(signals)).toBe(refused)
})
