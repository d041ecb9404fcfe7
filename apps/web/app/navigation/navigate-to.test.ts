import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigateTo } from './navigate-to.ts'
import { RefusedNavigation } from './refused-navigation.ts'

let opened: string[]
const tab = (name: string) => ({
  location: {
    assign: (address: string) => void opened.push(`${name} loads ${address}`),
    replace: (address: string) => void opened.push(`${name} loads instead ${address}`),
  },
})
const by = vi.fn()

beforeEach(() => {
  opened = []
  by.mockReset()
  vi.stubGlobal('location', tab('page').location)
})
afterEach(() => vi.unstubAllGlobals())

describe('an address that came from data', () => {
  it('opens a page of this site by the router', () => {
    navigateTo('/p/ines?onglet=partages#haut', { by, replace: true })
    expect(by.mock.calls).toEqual([['/p/ines?onglet=partages#haut', { replace: true }]])
    expect(opened).toEqual([])
  })

  it('loads it whole where there is no router to ask', () => {
    navigateTo('/dashboard')
    navigateTo('/dashboard', { replace: true })
    expect(opened).toEqual(['page loads /dashboard', 'page loads instead /dashboard'])
  })

  it.each(['https://ailleurs.example/', '//ailleurs.example', '/.//ailleurs.example', 'javascript:alert(1)', ''])(
    'is refused where it leads elsewhere and nobody said that it may: %j',
    (address) => {
      expect(() => navigateTo(address, { by })).toThrow(RefusedNavigation)
      expect(() => navigateTo(address)).toThrow(RefusedNavigation)
      expect(by).not.toHaveBeenCalled()
      expect(opened).toEqual([])
    },
  )

  it('loads another site whole where that was said, though there is a router', () => {
    navigateTo('https://ailleurs.example/x', { by, external: true })
    expect(by).not.toHaveBeenCalled()
    expect(opened).toEqual(['page loads https://ailleurs.example/x'])
  })

  it('loads it in the window that was opened for it', () => {
    navigateTo('https://ailleurs.example/', { external: true, replace: true, within: tab('window') as never })
    expect(opened).toEqual(['window loads instead https://ailleurs.example/'])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//ailleurs.example', 'mailto:a@b.fr', '/\\ailleurs.example'])(
    'is no other site over http, whatever was said: %j',
    (address) => {
      expect(() => navigateTo(address, { by, external: true })).toThrow(RefusedNavigation)
      expect(opened).toEqual([])
    },
  )
})
