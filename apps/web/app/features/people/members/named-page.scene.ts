import { vi } from 'vitest'

interface Shape {
  href?: string
  member?: string
  className?: string
  role?: string
  children?: FakeElement[]
}

/** As much of an element as gestures ask of one: what it is, where it stands, and what they write on it. */
export class FakeElement {
  parent: FakeElement | null = null
  readonly attributes = new Map<string, string>()
  readonly dataset: { member?: string; glance?: string } = {}
  readonly style = { setProperty: vi.fn(), removeProperty: vi.fn() }
  readonly #classes: string[]
  readonly #children: FakeElement[]

  constructor({ href, member, className = '', role, children = [] }: Shape) {
    if (href !== undefined) this.attributes.set('href', href)
    if (role !== undefined) this.attributes.set('role', role)
    if (member !== undefined) this.dataset.member = member
    if (className === 'glance') this.dataset.glance = ''
    this.#classes = className.split(' ')
    this.#children = children
    for (const child of children) child.parent = this
  }

  getAttribute = (name: string) => this.attributes.get(name) ?? null
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value)
  contains = (other: FakeElement | null): boolean => other !== null && (other === this || this.contains(other.parent))

  matches(selector: string): boolean {
    return selector.split(', ').some((one) => this.#isA(one))
  }

  closest(selector: string): FakeElement | null {
    return this.matches(selector) ? this : (this.parent?.closest(selector) ?? null)
  }

  querySelector(selector: string): FakeElement | null {
    for (const child of this.#children) {
      const found = child.matches(selector) ? child : child.querySelector(selector)
      if (found !== null) return found
    }
    return null
  }

  #isA(selector: string): boolean {
    if (selector === 'a[href^="/p/"]') return this.getAttribute('href')?.startsWith('/p/') ?? false
    if (selector === '[data-member]') return this.dataset.member !== undefined
    if (selector === '[data-glance]') return this.dataset.glance !== undefined
    const role = /^\[role=(\w+)\]$/.exec(selector)?.[1]
    if (role !== undefined) return this.getAttribute('role') === role
    if (!selector.startsWith('.')) throw new Error(`no such selector in this scene: ${selector}`)
    return this.#classes.includes(selector.slice(1))
  }
}

/** A page that names members: a window and a document that hear, and time that stands until it is told to pass. */
export function namedPage(pathname = '/shares') {
  vi.useFakeTimers()
  const heard = new EventTarget()
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('document', heard)
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard))
  return {
    /** @returns whether the browser may go on as it would */
    does: (type: string, target: FakeElement, more: object = {}): boolean => {
      const event = Object.assign(new Event(type, { cancelable: true }), more)
      Object.defineProperty(event, 'target', { value: target })
      return heard.dispatchEvent(event)
    },
    passes: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  }
}

/** A woman named by a link alone, as the author of a comment. */
export const link = (username: string) => new FakeElement({ href: `/p/${username}` })
