import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadLabels } from './notification-labels.ts'
import { scheduleLabels } from './schedule-labels.ts'

const { warnings } = vi.hoisted(() => ({ warnings: [] as string[] }))
vi.mock('../browser-log.ts', () => ({
  logWarning: (message: string, reason: unknown) => void warnings.push(`${message}: ${reason}`),
}))

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const catalogue = {
  data: { id: 1, attributes: { profil: [{ index: 0, value: 'visite', label: 'Une visite' }] } },
  meta: {},
}
const preferences = { data: { attributes: { notifications: [{ id: 'profil.visite', inApp: true, push: true }] } } }

const page = { documentElement: { dataset: {} } }

let asked: string[]
function serverAnswers(answer: (path: string) => Response): void {
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer(path)
  })
}

beforeEach(() => {
  warnings.length = 0
})
afterEach(() => vi.unstubAllGlobals())

describe('the labels of notifications', () => {
  it('are loaded with her choices and this browser’s token', async () => {
    vi.stubGlobal('document', { ...page, cookie: 'Theme=auto; consoeurs_signed_in=1' })
    serverAnswers((path) => {
      if (path.startsWith('/api/notification/')) return json(catalogue)
      return json(path.startsWith('/api/user-datas/') ? preferences : { fcmToken: 'jeton' })
    })
    const labels = await loadLabels(7)
    expect(labels?.entries.get('profil:0')).toEqual({ label: 'Une visite', inApp: true, push: true })
    expect(labels?.token).toBe('jeton')
    expect(asked).toEqual(['/api/notification/?populate=*', '/api/user-datas/7', '/api/users/me'])
    expect(warnings).toEqual([])
  })

  it('are skipped with a warning where no cookie says that she is signed in', async () => {
    vi.stubGlobal('document', { ...page, cookie: 'Theme=auto; consoeurs_signed_in=0' })
    serverAnswers(() => json({}))
    expect(await loadLabels(7)).toBeNull()
    expect(asked).toEqual([])
    expect(warnings).toEqual(['Missing auth token: notification labels not loaded: no session cookie in this browser'])
  })

  it('are skipped with the same warning where the server says she is not', async () => {
    vi.stubGlobal('document', { ...page, cookie: 'consoeurs_signed_in=1' })
    serverAnswers(() => json({ error: { message: 'non', details: { code: 'SIGN_IN_REQUIRED' } } }, 401))
    expect(await loadLabels(7)).toBeNull()
    expect(warnings).toEqual(['Missing auth token: notification labels not loaded: ApiFailure: non'])
  })

  it('are left for the next page, without a word, where the server is busy', async () => {
    vi.stubGlobal('document', { ...page, cookie: 'consoeurs_signed_in=1' })
    serverAnswers(() => json({}, 503))
    expect(await loadLabels(7)).toBeNull()
    expect(warnings).toEqual([])
  })

  it('wait 3 s after the page, then a further 0.3 s', () => {
    vi.useFakeTimers()
    const load = vi.fn()
    scheduleLabels(load)
    vi.advanceTimersByTime(3299)
    expect(load).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(load).toHaveBeenCalledOnce()
    const left = scheduleLabels(load)
    vi.advanceTimersByTime(3100)
    left()
    vi.advanceTimersByTime(1000)
    expect(load).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})
