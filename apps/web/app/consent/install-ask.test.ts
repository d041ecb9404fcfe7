import { storageOf } from '@consoeurs/test-support/browser-storage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installAsk } from './install-ask.ts'

const tag = { tag: 'https://mesure.exemple.fr/compte.js', tagId: 'site-1' }

/** An element as far as the question needs one. */
class FakeElement {
  hidden = true
  readonly dataset: Record<string, string>
  readonly #attributes = new Set<string>()
  constructor(dataset: Record<string, string>) {
    this.dataset = dataset
  }
  closest = () => this
  focus = vi.fn()
  querySelectorAll = () => []
  hasAttribute = (name: string) => this.#attributes.has(name)
  removeAttribute = (name: string) => this.#attributes.delete(name)
  toggleAttribute = (name: string, on: boolean) => (on ? this.#attributes.add(name) : this.#attributes.delete(name))
}

/** What her browser keeps from page to page. */
let kept: Record<string, string>
let reload: ReturnType<typeof vi.fn>
beforeEach(() => {
  kept = {}
  reload = vi.fn()
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('localStorage', storageOf(kept))
})
afterEach(() => vi.unstubAllGlobals())

/** A page that was served with the question: what it asks her, what it loads, and her press on one of its buttons. */
function opens({ signals = {}, dataset = tag as Record<string, string> } = {}) {
  const ask = new FakeElement(dataset)
  const loaded: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('navigator', signals)
  vi.stubGlobal('location', { hash: '', reload })
  vi.stubGlobal('document', {
    querySelector: () => ask,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    createElement: () => ({ dataset: {} }),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  })
  installAsk()
  const presses = (cookies: string) =>
    listeners.get('click')?.({ target: new FakeElement({ cookies }), preventDefault: () => undefined })
  return { ask, loaded, presses }
}

describe('the measuring service of the public settings', () => {
  it('is asked for nothing before she agrees, and then on every page without asking her again', () => {
    const page = opens()
    expect([page.ask.hidden, page.loaded]).toEqual([false, []])
    page.presses('yes')
    expect([page.ask.hidden, page.loaded]).toEqual([true, [tag.tag]])
    const next = opens()
    expect([next.ask.hidden, next.loaded]).toEqual([true, [tag.tag]])
  })

  it('is asked for nothing where she refuses, on this page or the next', () => {
    const page = opens()
    page.presses('no')
    expect([page.ask.hidden, page.loaded, reload.mock.calls]).toEqual([true, [], []])
    expect(opens().loaded).toEqual([])
  })

  it('stops with the page on which she takes her answer back', () => {
    opens().presses('yes')
    const page = opens()
    page.presses('open')
    page.presses('no')
    expect(reload).toHaveBeenCalledOnce()
    expect(opens().loaded).toEqual([])
  })

  it('is asked for nothing, nor she, where her browser has refused in her place or the page may not be measured', () => {
    for (const page of [opens({ signals: { globalPrivacyControl: true } }), opens({ dataset: {} })]) {
      expect([page.ask.hidden, page.loaded]).toEqual([true, []])
    }
  })
})
