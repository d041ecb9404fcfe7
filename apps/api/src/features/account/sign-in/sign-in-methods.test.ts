import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AttemptBound, type AttemptKind, attemptLimits, limits } from '@consoeurs/contract'
import { setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '../../../../../../docs/sign-in-methods.md'), 'utf8')
const rowOf = (way: string) => page.split('\n').find((line) => line.startsWith(`| ${way} |`)) ?? ''

const { test } = await setUpTestApp()

it('the document on sign-in methods names every anonymous entry point', () => {
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

const spell = (list: readonly AttemptBound[]) =>
  list
    .map(({ max, within }) => `${max} in ${within >= hour ? `${within / hour} h` : `${within / minute} min`}`)
    .join(', ')
const bounds = (kind: AttemptKind) => {
  const { network, account, known } = attemptLimits[kind]
  return `${spell(network)} from one network; ${spell(account)} from all; ${spell(known)} from each known browser`
}

it.each([
  ['link by mail', `${limits.signInLink / minute} minutes`],
  ['sign-up', `${limits.confirmationLink / hour} hours`],
  ['forgotten password', `${limits.resetLink / minute} minutes`],
  ['change of address', `${limits.emailChangeLink / hour} hours`],
  ['Firebase', `${limits.firebase.signInAge / minute} minutes old`],
  ['a page’s own token', `${session.pageToken / minute} minutes`],
  ['second step', `within ${secondFactor.challenge / minute} minutes`],
  ['second step', `${secondFactor.recoveryCodes} recovery codes`],
  ['second step', bounds('code')],
  ['password', bounds('password')],
  ['password asked again', bounds('confirmation')],
  ['link by mail', bounds('mail')],
])('says of %s what the code does: %s', (way, words) => {
  expect(rowOf(way)).toContain(words)
})

it('describes passwords and sessions', () => {
  const { min, max } = limits.password
  for (const words of [
    `${min} to ${max} characters`,
    `for the code for ${secondFactor.trustDays} days`,
    `for ${secondFactor.lost.wait / hour} hours any sign-in`,
    `within ${secondFactor.lost.open / day} days`,
    `ends after ${session.staffIdle / hour} hours without use`,
    `${session.absolute / day} days at most, and ${session.idle / day} days without being used; ${session.most} at once`,
  ])
    expect(page.replaceAll('\n', ' ')).toContain(words)
})
