import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '@consoeurs/contract'
import { buildTestApp, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/ways-in.md'), 'utf8')
const rowOf = (way: string) => page.split('\n').find((line) => line.startsWith(`| ${way} |`)) ?? ''

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

it('the page of the ways in names every door that a stranger finds', () => {
  const doors = test.app.declaredRoutes.filter(
    ({ method, url, access }) => method !== 'HEAD' && access === 'public' && url.startsWith('/api/auth/'),
  )
  expect(doors.length).toBeGreaterThan(15)
  expect(doors.map(({ method, url }) => `\`${method} ${url}\``).filter((door) => !page.includes(door))).toEqual([])
})

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const { secondFactor, session } = limits

it.each([
  ['link by mail', `${limits.signInLink / minute} minutes`],
  ['sign-up', `${limits.confirmationLink / hour} hours`],
  ['forgotten password', `${limits.resetLink / minute} minutes`],
  ['change of address', `${limits.emailChangeLink / hour} hours`],
  ['Firebase', `${limits.firebase.signInAge / minute} minutes old`],
  ['a page’s own token', `${session.pageToken / minute} minutes`],
  ['second step', `within ${secondFactor.challenge / minute} minutes`],
  ['second step', `${secondFactor.recoveryCodes} recovery codes`],
  ['second step', `after ${secondFactor.tries} wrong codes nothing for ${secondFactor.lock / minute} minutes`],
])('says of %s what the code does: %s', (way, words) => {
  expect(rowOf(way)).toContain(words)
})

it('says what a password and a session are', () => {
  const { min, max } = limits.password
  for (const words of [
    `${min} to ${max} characters`,
    `for the code for ${secondFactor.trustDays} days`,
    `for ${secondFactor.lost.wait / hour} hours whoever`,
    `within ${secondFactor.lost.open / day} days`,
    `ends after ${session.staffIdle / hour} hours without use`,
    `${session.absolute / day} days at most, and ${session.idle / day} days without being used; ${session.most} at once`,
  ])
    expect(page.replaceAll('\n', ' ')).toContain(words)
})
