import './dom.scene.ts'
import { defaultBrandCode, loadPageBrand } from '@consoeurs/brand'
import type { Person } from '@consoeurs/test-support'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { HttpError } from 'ra-core'
import { createRoot, type Root } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { createApiClient } from '../../../web/app/api/client.ts'
import { App } from '../app.tsx'
import { createAuthProvider } from '../auth-provider.ts'
import { createDataProvider } from '../content/data-provider.ts'

export { fireEvent, screen, waitFor, within }

// Generous: a noisy machine must not turn a true test red. Names alone tell elements apart, which is faster.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true })

/** Colours of the brand that the theme computes with. */
const roles = 'brand brand-strong brand-tint on-brand on-status ground surface text text-soft line'.split(' ')
const statuses = 'danger warning success info focus'.split(' ')
document.documentElement.style.cssText = [...roles, ...statuses].map((name) => `--${name}: #806080`).join(';')

const brand = await loadPageBrand(defaultBrandCode)
const pending = new Set<Promise<unknown>>()
let root: Root | null = null

/** Outside production, react-admin logs every refusal of the API; the page shows it too. */
function ignoreRefusals(): void {
  const error = vi.spyOn(console, 'error')
  const report = error.getMockImplementation()
  error.mockImplementation((...said) => (said[0] instanceof HttpError ? undefined : report?.(...said)))
}

async function close(): Promise<void> {
  root?.unmount()
  root = null
  while (pending.size > 0) await Promise.all(pending)
  document.body.replaceChildren()
}

/** Loses the answers of the next writes on the way back. */
let lost = 0
export function loseAnswers(count: number): void {
  lost = count
}

async function send({ app, token }: Person, url: string, { method, headers, body }: RequestInit) {
  const response = await app.inject({
    method: method as 'GET',
    url,
    headers: { ...(headers as Record<string, string>), authorization: `Bearer ${token}` },
    ...(typeof body === 'string' && { payload: body }),
  })
  if (method !== 'GET' && lost > 0) {
    lost -= 1
    throw new TypeError('the answer is lost')
  }
  return { status: response.statusCode, text: async () => response.body }
}

/** The admin as the member sees it at this path, on the API of the test. */
export async function openAdmin(who: Person, path: string): Promise<void> {
  await close()
  ignoreRefusals()
  onTestFinished(async () => {
    await close()
    localStorage.clear()
  })
  const api = createApiClient((url, init) => {
    const answer = send(who, url, init).finally(() => pending.delete(answer))
    pending.add(answer)
    return answer
  })
  const leave = (to: string): never => {
    throw new Error(`the admin left for ${to}`)
  }
  history.replaceState(null, '', `/admin${path}`)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <App
      brand={brand}
      authProvider={createAuthProvider({ api, leave, here: () => location.pathname })}
      dataProvider={createDataProvider(api, () => new Date())}
    />,
  )
}

/** Waits for a text, with the spaces that French needs. */
export const shows = (text: string | RegExp) => screen.findByText(text, { collapseWhitespace: false })

/** Presses what has this name, once it is there. */
export async function press(name: string | RegExp, role = 'button'): Promise<void> {
  fireEvent.click(await screen.findByRole(role, { name }))
}

export const choose = (name: string | RegExp) => press(name, 'radio')

export async function fill(name: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } })
}

/** Chooses in a filter of a list. */
export async function filter(label: string, option: string): Promise<void> {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }))
  await press(option, 'option')
}
