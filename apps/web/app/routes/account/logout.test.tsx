import { loadBrand } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import type { ComponentProps } from 'react'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type RequestContext, requestContext } from '../../context.ts'
import { servedPage } from '../../served-page.scene.tsx'
import LogoutPage, { action } from './logout.tsx'

it.each(brandCodes)('%s leads to the address of the site one second after the goodbye', async (code) => {
  const loaded = { loaderData: { signedIn: false, home: 'https://site.test/' } }
  const element = <LogoutPage {...(loaded as ComponentProps<typeof LogoutPage>)} />
  const { html } = await servedPage([{ path: '/', element }], { brand: await loadBrand(code) })
  expect(html).toContain('<meta http-equiv="refresh" content="1;url=https://site.test/"/>')
})

it('hands on the cookies that the end of the session clears, and leads to the goodbye', async () => {
  const cleared = ['consoeurs.session_token=; Max-Age=0; Path=/; HttpOnly', 'consoeurs_signed_in=; Max-Age=0; Path=/']
  const asked: string[] = []
  const api: RequestContext['api'] = async (path, { method, headers } = {}) => {
    asked.push(`${method} ${path} from ${new Headers(headers).get('Origin')}`)
    const answer = Response.json({ ok: true, shutOut: false })
    for (const cookie of cleared) answer.headers.append('Set-Cookie', cookie)
    return answer
  }
  const context = new RouterContextProvider()
  context.set(requestContext, { api, publicSettings: { publicUrl: 'https://site.test' } } as RequestContext)
  const request = new Request('https://www.site.test/logout', {
    method: 'POST',
    headers: { Origin: 'https://www.site.test' },
  })
  const thrown = await action({ request, context } as never).catch((answer: unknown) => answer)
  if (!(thrown instanceof Response)) throw new Error('Expected an answer')
  // The form is the site's own, at whatever host it was opened.
  expect(asked).toEqual(['POST /api/auth/sign-out from https://site.test'])
  expect(thrown.headers.get('Location')).toBe('/logout')
  expect(thrown.headers.getSetCookie()).toEqual(cleared)
})
