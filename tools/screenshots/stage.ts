import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Brand, type BrandCode, loadBrand } from '@consoeurs/brand'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { joins } from '../../tests/journeys/evening/arrives.ts'
import { JourneyProvider } from '../../tests/journeys/federated/openid-provider.ts'
import { providerClient } from '../../tests/journeys/federated/provider-client.ts'
import { findSlugs, type Slugs, signsInAs } from '../../tests/journeys/rounds/visits.ts'
import { makeFolder } from '../../tests/resilience/place.ts'
import { Site, until } from '../../tests/resilience/site.ts'
import { freePort } from '../../tests/start/process.ts'
import { longNamed, meetsCamille } from './long-named.ts'

export const password = 'bougie tramway noisette'

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Besides the demo members; each created on first use. */
interface DemoVisitors {
  camille(): Promise<Session>
  newcomer(): Promise<Session>
  long(): Promise<Session>
  /** E-mail address of a suspended account. */
  suspended(): Promise<string>
}

export interface ScreenshotContext {
  brand: Brand
  browser: Browser
  baseURL: string
  slugs: Slugs
  guests: DemoVisitors
  close(): Promise<void>
}

export interface StageOptions {
  brandCode: BrandCode
  browser: Browser
  /** Folder of a demo kept between runs; temporary without it. */
  kept?: string | undefined
}

const settings = { locale: 'fr-FR', timezoneId: 'Europe/Paris' } satisfies BrowserContextOptions

export const openContext = (
  { browser, baseURL }: Pick<ScreenshotContext, 'browser' | 'baseURL'>,
  more: BrowserContextOptions,
) => browser.newContext({ baseURL, reducedMotion: 'reduce', ...settings, ...more })

async function asNewcomer<T>(
  stage: Pick<ScreenshotContext, 'browser' | 'baseURL'>,
  work: (page: Page, session: () => Promise<Session>) => Promise<T>,
): Promise<T> {
  const context = await openContext(stage, {})
  try {
    return await work(await context.newPage(), () => context.storageState())
  } finally {
    await context.close()
  }
}

/** @returns her e-mail address */
export async function joinsAs(page: Page, name: string): Promise<string> {
  const email = `${crypto.randomUUID()}@exemple.fr`
  await joins(page, { name, email, password })
  return email
}

function remembers(folder: string) {
  const file = join(folder, 'guests.json')
  const known: Record<string, Promise<unknown>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return <T>(name: string, come: () => Promise<T>) =>
    async (): Promise<T> => {
      known[name] ??= come()
      const guest = (await known[name]) as T
      const here = await Promise.all(Object.entries(known).map(async ([who, session]) => [who, await session]))
      writeFileSync(file, JSON.stringify(Object.fromEntries(here)))
      return guest
    }
}

function guestsOf(
  folder: string,
  place: Pick<ScreenshotContext, 'browser' | 'baseURL' | 'brand'>,
  site: Site,
): DemoVisitors {
  const once = remembers(folder)
  const signedIn = (enter: (page: Page) => Promise<unknown>) => () =>
    asNewcomer(place, async (page, session) => {
      await enter(page)
      return session()
    })
  return {
    camille: once(
      'camille',
      signedIn((page) => signsInAs(page, 'camille')),
    ),
    newcomer: once(
      'newcomer',
      signedIn((page) => joinsAs(page, 'Nour')),
    ),
    long: once(
      'long',
      signedIn(async (page) => {
        await joinsAs(page, longNamed)
        await meetsCamille(page, place.brand)
      }),
    ),
    suspended: once('suspended', async () => {
      const email = await asNewcomer(place, (page) => joinsAs(page, 'Solange'))
      await site.query(`update users set suspended_until = now() + interval '12 days' where email = '${email}'`)
      return email
    }),
  }
}

/** The server started before the provider; this request makes it check again. */
async function knowsProvider(baseURL: string): Promise<boolean> {
  const { provider } = await (await fetch(`${baseURL}/api/auth/federated`)).json()
  return provider.available
}

export async function openScreenshotContext({ brandCode, browser, kept }: StageOptions): Promise<ScreenshotContext> {
  const folder = kept === undefined ? makeFolder('pictures ') : resolve(kept, brandCode)
  mkdirSync(folder, { recursive: true })
  const opened = new AsyncDisposableStack()
  if (kept === undefined) opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  try {
    const issuer = `http://localhost:${await freePort()}`
    const site = await Site.open({
      folder,
      settings: {
        VARIANT: brandCode,
        IDENTITY: 'oidc',
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: providerClient.id,
        OIDC_CLIENT_SECRET: providerClient.secret,
        OIDC_NAME: providerClient.name,
      },
    })
    opened.defer(async () => void (await site.kill('SIGTERM')))
    const baseURL = `http://localhost:${site.port}`
    const provider = new JourneyProvider(issuer, baseURL)
    await provider.start()
    opened.defer(() => provider.stop())
    await until(() => knowsProvider(baseURL), 'the site has heard of the provider')
    const place = { brand: await loadBrand(brandCode), browser, baseURL }
    const guests = guestsOf(folder, place, site)
    const slugs = await asNewcomer(place, findSlugs)
    return { ...place, slugs, guests, close: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}
