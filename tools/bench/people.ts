import { DEMO_PASSWORD } from '../../apps/server/src/data/demo-accounts.ts'

/**
 * Signs in the first demo member.
 * @returns the Cookie header
 */
export async function signInDemo(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'camille', password: DEMO_PASSWORD }),
  })
  if (!response.ok) throw new Error(`POST /api/auth/local answered ${response.status}`)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  return cookies.join('; ')
}
