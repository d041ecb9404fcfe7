import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addAnimationStyles } from './animation-styles.tsx'

const own = '/assets/animate-1234.css'
const cdn = 'https://cdn.exemple.fr/animate.css'

interface Link {
  rel?: string
  href?: string
  remove: () => void
}
let head: Link[]

beforeEach(() => {
  head = []
  vi.stubGlobal('document', {
    createElement: () => {
      const link: Link = {
        remove: () => {
          head = head.filter((other) => other !== link)
        },
      }
      return link
    },
    head: { append: (link: Link) => head.push(link) },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('is our own copy by default: no page asks another house for it', () => {
  addAnimationStyles('', own)
  expect(head).toMatchObject([{ rel: 'stylesheet', href: own }])
})

it('is asked of the public address of the setting', () => {
  addAnimationStyles(cdn, own)
  expect(head).toMatchObject([{ rel: 'stylesheet', href: cdn }])
})

it('goes with the page that asked for it', () => {
  const leave = addAnimationStyles(cdn, own)
  addAnimationStyles('', own)
  leave()
  expect(head).toMatchObject([{ href: own }])
})
