import { Window } from 'happy-dom'

/** What Node has too, but not as a page needs it. */
const replaced = new Set(['Event', 'CustomEvent', 'KeyboardEvent', 'navigator', 'localStorage', 'dispatchEvent'])

/**
 * Gives this process a page. The API of the test runs in the same process, so that everything else that Node has stays
 * Node's: its `URL`, its `fetch`.
 */
const page = new Window({ url: 'http://localhost:3000/admin', width: 1280, height: 900 })

// Working out every style sheet takes most of the time of a query by role, and no test is about styles.
page.getComputedStyle = (element) => (element as typeof page.document.body).style

for (let level: object = page; level !== Object.prototype; level = Object.getPrototypeOf(level)) {
  for (const name of Object.getOwnPropertyNames(level)) {
    if (name in globalThis && !replaced.has(name)) continue
    const get = () => {
      const value: unknown = Reflect.get(page, name)
      return typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(page) : value
    }
    Object.defineProperty(globalThis, name, { get, set: (value) => Reflect.set(page, name, value), configurable: true })
  }
}

// It does not know <search> yet, which React warns of.
Object.defineProperty(page.HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })
