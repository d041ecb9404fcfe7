import { describe, expect, it } from 'vitest'
import { redirectTo } from './redirect-to.ts'
import { RefusedNavigation } from './refused-navigation.ts'
import { returnTo } from './return-to.ts'

const said = ({ status, headers }: Response) => ({
  status,
  location: headers.get('Location'),
  whole: headers.get('X-Remix-Reload-Document') === 'true',
})

describe('the answer that leads on', () => {
  it('leads to a page of this site', () => {
    expect(said(redirectTo('/p/ines?onglet=partages'))).toEqual({
      status: 302,
      location: '/p/ines?onglet=partages',
      whole: false,
    })
    const headers = new Headers({ 'Set-Cookie': 'a=1' })
    const moved = redirectTo('/blog/1-a', { status: 301, headers })
    expect([moved.status, moved.headers.get('Set-Cookie')]).toEqual([301, 'a=1'])
  })

  it('has a page of another app loaded whole', () => {
    expect(said(redirectTo('/admin/articles', { whole: true }))).toMatchObject({
      location: '/admin/articles',
      whole: true,
    })
  })

  it('leads to another site only where that was said, which is then loaded whole', () => {
    expect(() => redirectTo('https://ailleurs.example/')).toThrow(RefusedNavigation)
    expect(said(redirectTo('https://ailleurs.example/', { external: true }))).toEqual({
      status: 302,
      location: 'https://ailleurs.example/',
      whole: true,
    })
  })

  it.each(['//ailleurs.example', '/.//ailleurs.example', 'javascript:alert(1)', 'data:text/html,x', ''])(
    'leads nowhere with %j',
    (address) => {
      expect(() => redirectTo(address, { external: true })).toThrow(RefusedNavigation)
    },
  )
})

describe('where a form without scripts leads back to', () => {
  const back = (retour: string) => {
    const typed = new FormData()
    typed.set('retour', retour)
    return returnTo(typed, /^\/members(\?|$)/)
  }

  it('is the page that it names, if that is one of those that hold the form', () => {
    expect(back('/members?sort=near')).toBe('/members?sort=near')
    expect(back('/dashboard')).toBeNull()
    expect(returnTo(new FormData(), /^\//)).toBeNull()
  })

  it.each(['//members', '/.//members', 'https://ailleurs.example/members', '/members/..//ailleurs.example'])(
    'is never another site: %s',
    (retour) => {
      expect(back(retour)).toBeNull()
    },
  )
})
