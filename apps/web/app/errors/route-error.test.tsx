import type { PageBrand } from '@consoeurs/brand'
import { loadBrand } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import { data, UNSAFE_ErrorResponseImpl } from 'react-router'
import { describe, expect, it } from 'vitest'
import { TalkNotHere } from '../features/chat/talk/talk-not-here.tsx'
import { refusedPath, unmatchedPath } from '../navigation/not-found.ts'
import { servedPage } from '../served-page.scene.tsx'
import { errorPageText, missingPageText, offlinePageText, pageErrorText } from '../text/pages/pages.ts'
import { referenceOf } from '../ui/states/fault-reference.ts'
import { absenceOf } from './absent-message.tsx'
import { RootErrorBoundary } from './route-error.tsx'

function pageThat(fails: (request: Request) => unknown, brand: PageBrand) {
  const loader = ({ request }: { request: Request }) => {
    throw fails(request)
  }
  const routes = [{ path: '*', element: null, ErrorBoundary: RootErrorBoundary, loader }]
  return servedPage(routes, { brand, path: '/p/marguerite' })
}

describe.each(brandCodes)('error pages of %s', (code) => {
  it('says that no route answers, in the words of the specification, with a way back', async () => {
    const brand = await loadBrand(code)
    const { status, html } = await pageThat(unmatchedPath, brand)
    expect(status).toBe(404)
    expect(html).toContain('Page not found: /p/marguerite')
    expect(html).toContain(brand.text.notFound.title)
    expect(html).toContain(brand.text.notFound.action)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(new RegExp(`href="/blog".*${errorPageText.journal}`))
  })

  it.each([429, 500, 503])('offers to retry %i before leaving', async (asked) => {
    const { html } = await pageThat(() => data('', { status: asked }), await loadBrand(code))
    expect(html).toMatch(new RegExp(`${offlinePageText.retry}.*href="/"[^>]*>.*${errorPageText.home}`))
  })

  it.each([400, 403, 404, 410])('offers no retry of %i, which would answer the same', async (asked) => {
    const { html } = await pageThat(() => data('', { status: asked }), await loadBrand(code))
    expect(html).not.toContain(offlinePageText.retry)
    expect(html).toContain(errorPageText.home)
  })

  it('leads from 401 to the sign-in page and back', async () => {
    const { html } = await pageThat(() => data('', { status: 401 }), await loadBrand(code))
    expect(html).toMatch(new RegExp(`href="/login\\?suite=%2Fp%2Fmarguerite".*${errorPageText.signIn}`))
  })

  it('gives a reference for writing to the team about a fault of ours', async () => {
    const { html } = await pageThat(() => data('', { status: 503 }), await loadBrand(code))
    expect(html).toMatch(/href="\/l\/contact\?sujet=technical".*[\dA-F]{4}-503/)
    expect(html).toContain(referenceOf(503, '/p/marguerite'))
  })

  it('says that a check refused the path, with its own capital letters', async () => {
    const { status, html } = await pageThat(refusedPath, await loadBrand(code))
    expect(status).toBe(404)
    expect(html).toContain('Page Not Found: /p/marguerite')
  })

  it('shows the sentence of the API and keeps the status', async () => {
    const sentence = 'Ce partage n’existe plus.'
    const { status, html } = await pageThat(() => data(sentence, { status: 410 }), await loadBrand(code))
    expect(status).toBe(410)
    expect(html).toContain(sentence)
    expect(html).toContain('410 /p/marguerite')
  })

  it.each([
    ['an answer without a network', 'Failed to fetch'],
    ['an answer without a network, elsewhere', 'NetworkError when attempting to fetch resource.'],
    ['code without a network', 'Failed to fetch dynamically imported module: https://exemple.fr/assets/outbox-a1.js'],
    ['code without a network, elsewhere', 'Importing a module script failed.'],
  ])('says of %s that it did not come, and offers to ask again', async (_what, message) => {
    const { html } = await pageThat(() => new TypeError(message), await loadBrand(code))
    expect(html).toContain(missingPageText.title)
    expect(html).toMatch(new RegExp(`<button[^>]*>.*${offlinePageText.retry}`))
    expect(html).not.toContain(referenceOf(500, '/p/marguerite'))
  })

  it.each([400, 405, 418])('says of %i that the address is wrong, not that we are', async (asked) => {
    const { status, html } = await pageThat(() => data('', { status: asked }), await loadBrand(code))
    expect(status).toBe(asked)
    expect(html).toContain((pageErrorText[asked] ?? pageErrorText[400]).title)
    expect(html).not.toContain('chez nous')
  })

  it('keeps the words of the router for whoever builds the site', async () => {
    const said = new Error('You made a PUT request to "/" but did not provide an `action` for route "home".')
    const refusal = new UNSAFE_ErrorResponseImpl(405, 'Method Not Allowed', said, true)
    const { html } = await pageThat(() => refusal, await loadBrand(code))
    expect(html).not.toContain('You made')
    expect(html).toContain('405 /p/marguerite')
  })

  it('keeps the words of a fault of ours for the log', async () => {
    const { status, html } = await pageThat(() => new Error('connection refused on port 5432'), await loadBrand(code))
    expect(status).toBe(500)
    expect(html).not.toContain('5432')
    expect(html).toContain(referenceOf(500, '/p/marguerite'))
  })
})

it('blames the network only where there is none', () => {
  expect(absenceOf(false)).toBe(offlinePageText)
  expect(absenceOf(true)).toBe(missingPageText)
})

const words = { title: 'Pas de conversation ici', action: 'Revenir aux messages' }
function Gone() {
  return <TalkNotHere words={words} gone="Cette conversation n’est plus accessible." list="/messages" />
}

describe.each(brandCodes)('a conversation that is not there, in %s', (brandCode) => {
  const stands = async (fails: (request: Request) => unknown) => {
    const loader = ({ request }: { request: Request }) => {
      throw fails(request)
    }
    const routes = [{ path: '*', element: null, ErrorBoundary: Gone, loader }]
    return servedPage(routes, { brand: await loadBrand(brandCode), path: '/messages/a.b' })
  }

  it('is said in French where its address names nobody, with the words of the specification as the small line', async () => {
    const { status, html } = await stands(refusedPath)
    expect(status).toBe(404)
    expect(html).toContain('Cette conversation n’est plus accessible.')
    expect(html.match(/Page Not Found: \/messages\/a\.b/g)).toHaveLength(1)
    expect(html).toMatch(/lang="en">Page Not Found/)
  })

  it('is said in the sentence of the API where there is one', async () => {
    const { html } = await stands(() => data('Cette conversation n’existe pas.', { status: 404 }))
    expect(html).toContain('Cette conversation n’existe pas.')
    expect(html).toContain('Page Not Found: /messages/a.b')
  })
})
