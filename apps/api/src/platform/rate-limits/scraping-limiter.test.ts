import { type DeskList, type DeskReportRow, limits } from '@consoeurs/contract'
import { codeOf, type Person, setUpTestApp } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'

const HOUR = 3_600_000

let clock = Date.now()
const { test, maud } = await setUpTestApp({ personas: ['maud'], limits: true, now: () => new Date(clock) })

/** Asks for so many profiles, none of which she has asked for before; whether each is there does not matter. */
async function walks(who: Person, name: string, many: number) {
  for (let at = 0; at < many; at += 1) expect((await who.gets(`/api/members/${name}-${at}`)).status).toBe(404)
}

const alarms = async () => {
  await test.settled()
  const { body } = await maud.gets<DeskList<DeskReportRow>>('/api/desk/reports')
  return body.items.filter(({ reporter }) => reporter.name === 'Alarme du site')
}

describe('a member who opens too many profiles', () => {
  it('is rate limited, and reported to moderators once', async () => {
    const camille = await test.personas.camille()
    const ines = await test.personas.ines()
    await walks(camille, 'une', limits.walk.member.hour - 1)
    expect((await camille.gets(`/api/members/${ines.username}`)).status).toBe(200)
    expect(await alarms()).toEqual([])

    const refused = await camille.gets('/api/members/encore-une')
    expect([refused.status, codeOf(refused)]).toEqual([429, 'TOO_MANY_PROFILES'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((refused.body as { error: { message: string } }).error.message).toContain('dans une heure')
    expect(codeOf(await camille.gets('/api/users/999999'))).toBe('TOO_MANY_PROFILES')
    expect(codeOf(await camille.gets('/api/members/encore-une/card'))).toBe('TOO_MANY_PROFILES')
    expect((await camille.gets(`/api/members/${ines.username}/card`)).status).toBe(200)
    const [alarm, ...others] = await alarms()
    expect(others).toEqual([])
    expect(alarm?.about?.username).toBe(camille.username)

    // What she has read is hers to read again, and so is her own page.
    expect((await camille.gets(`/api/members/${ines.username}`)).status).toBe(200)
    expect((await camille.gets(`/api/members/${camille.username}`)).status).toBe(200)
    clock += HOUR
    expect((await camille.gets('/api/members/encore-une')).status).toBe(404)
  })

  it('has a daily limit too', async () => {
    const louise = await test.personas.louise()
    const hours = limits.walk.member.day / limits.walk.member.hour
    for (let at = 0; at < hours; at += 1) {
      await walks(louise, `heure-${at}`, limits.walk.member.hour)
      clock += HOUR
    }
    const refused = await louise.gets('/api/members/encore-une')
    expect([refused.status, codeOf(refused)]).toEqual([429, 'TOO_MANY_PROFILES'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan((2 * HOUR) / 1000)
  })
})

it('counts visitors by network, and does not count staff', async () => {
  await walks(maud, 'une', limits.walk.member.hour + 1)
  await walks(test.visitor, 'une', limits.walk.visitor.hour)
  const from = (remoteAddress: string) => test.app.inject({ url: '/api/members/encore-une', remoteAddress })
  expect((await from('127.0.0.1')).statusCode).toBe(429)
  expect((await from('192.0.2.7')).statusCode).toBe(404)
})
