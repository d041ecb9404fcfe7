import { titleSlug, usernameSlug } from '@consoeurs/contract'
import fc from 'fast-check'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import siteMap from '../routes.ts'
import { checkParams, isId, isIdAndSlug, isProvider, isSlug, isUsername } from './route-checks.ts'

type RouteConfigEntry = Awaited<typeof siteMap>[number]
type Answers = Partial<Record<'loader' | 'action' | 'default', (args: object) => unknown>>

const modules = import.meta.glob<Answers>('../routes/**/*.{ts,tsx}')

/** Every line of the site map whose address has parameters, with what it names. */
function withParameters(
  entries: readonly RouteConfigEntry[],
  above = '',
): [file: string, path: string, names: string[]][] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    const names = [...(path ?? '').matchAll(/:([\w-]+)/g)].map(([, name = '']) => name)
    const own: [string, string, string[]][] = names.length > 0 ? [[file, here, names]] : []
    return [...own, ...withParameters(children, here)]
  })
}

const declared = withParameters(await siteMap)

/** What names nothing, in whichever form. */
const nameless = ['', ' ', '.', '..', '../members', 'a/b', 'a b', 'é', '\u0000', '<b>', '?', '%', 'a'.repeat(200)]
const fitting: Record<string, string> = { id: '12', 'id-slug': '12-a' }

async function refusalOf(answer: (args: object) => unknown, params: object): Promise<unknown> {
  const request = new Request('http://site.test/quelque/part')
  try {
    // No context: whatever gets past the check finds nobody to ask.
    await answer({ request, params, context: new RouterContextProvider() })
    return 'answered'
  } catch (thrown) {
    return thrown
  }
}

const refused = { data: 'Page Not Found: /quelque/part', init: { status: 404 } }

it('is looked for on every page that has parameters', () => {
  expect(declared.length).toBeGreaterThanOrEqual(14)
})

/** What a page links to as a download has no page of its own. */
const isDownload = (path: string): boolean => path.endsWith('.json')

it.each(declared.filter(([, path]) => !isDownload(path)))(
  '%s is a page: what is refused there is shown as one, and not as a bare answer',
  async (file) => {
    expect((await modules[`../${file}`]?.())?.default).toBeTypeOf('function')
  },
)

describe.each(declared)('%s', (file, _path, names) => {
  it.each(names)('refuses what :%s cannot be, before it asks anybody', async (name) => {
    const { loader, action } = (await modules[`../${file}`]?.()) ?? {}
    if (loader === undefined) throw new Error(`${file} has no loader`)
    const others = Object.fromEntries(names.map((other) => [other, fitting[other] ?? 'camille']))
    for (const answer of [loader, action ?? loader]) {
      for (const value of nameless) {
        expect(await refusalOf(answer, { ...others, [name]: value }), JSON.stringify(value)).toMatchObject(refused)
      }
    }
  })
})

describe('a declared check', () => {
  const args = (params: object) => ({ params, request: new Request('http://site.test/p/x') }) as never
  const hello = checkParams(
    { username: isUsername },
    ({ params }: LoaderFunctionArgs & { params: { username: string } }) =>
      Promise.resolve(`Bonjour ${params.username}`),
  )

  it('lets through what fits, with all that came with it', async () => {
    expect(await hello(args({ username: 'camille' }))).toBe('Bonjour camille')
  })

  it('refuses what does not, in the words of the specification', () => {
    expect(() => hello(args({ username: 'a/b' }))).toThrow(expect.objectContaining({ data: 'Page Not Found: /p/x' }))
    expect(() => hello(args({}))).toThrow(expect.objectContaining({ data: 'Page Not Found: /p/x' }))
  })

  it('names every parameter of its route', () => {
    const load = ({ params }: LoaderFunctionArgs & { params: { slug: string; id: string } }) => params
    // @ts-expect-error a parameter without a form
    checkParams({ slug: isSlug }, load)
    expect(checkParams({ slug: isSlug, id: isId }, load)(args({ slug: 'a', id: '1' }))).toEqual({ slug: 'a', id: '1' })
  })
})

describe('a form', () => {
  it.each([
    [isProvider, ['google.com', 'oidc.maison', 'saml.l-abri'], ['.com', '..', 'a b', 'a/b', 'x'.repeat(62)]],
    [isId, ['1', '12', '999999999999999'], ['0', '01', '-1', '1.5', '1e3', '12-a', 'abc', '9'.repeat(16)]],
    [isSlug, ['le-jardin', '12', 'a_b', 'Le-Jardin', 'partage-0f9a3c'], ['a.b', 'a+b', 'a:b']],
    [isUsername, ['camille', 'Camille', '_ines', 'maud-2'], ['-camille', 'camille.d', '@camille', 'a'.repeat(61)]],
    [
      isIdAndSlug,
      ['12', '12-', '12-le-premier-mot', '12-É'],
      ['0-a', 'le-premier-mot', '12x-mot', '-12', '1'.repeat(16)],
    ],
  ])('%o', (fits, good, bad) => {
    expect(good.filter((value) => !fits(value))).toEqual([])
    expect([...bad, ...nameless].filter((value) => fits(value))).toEqual([])
  })

  it('knows every slug and every name that the rules of the house make', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [slug, name] = [titleSlug(text), usernameSlug(text).slice(0, 60)]
        expect(slug === '' || isSlug(slug)).toBe(true)
        expect(name === '' || isUsername(name)).toBe(true)
      }),
    )
  })
})
