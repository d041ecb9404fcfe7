import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type InvitationCheck, sendingLimits, type UnsubscribeState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressHash } from '../../../platform/data/address-hash.ts'
import type { Letter } from '../../../platform/delivery/mail-transport.ts'
import { openAccount } from '../../account/sign-up/public.ts'
import { openSiteSettings } from '../../foundation/settings/public.ts'
import { importMembers } from '../imports/public.ts'
import { forgetInvitations, sendInvitations } from './send-invitations.ts'

const { mailedInvitations, keptBans, users, signUpRequests } = tables

let clock = new Date('2026-11-30T12:00:00Z')
const { test } = await setUpTestApp({ now: () => clock, clears: [mailedInvitations, keptBans, users] })
const folder = mkdtempSync(join(tmpdir(), 'members-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let letters: Extract<Letter, { kind: 'memberInvitation' }>[] = []
beforeEach(() => {
  letters = []
  clock = new Date('2026-11-30T12:00:00Z')
})
afterEach(() => test.settled())

const { settings, db } = test.deps
const { unitOfWork } = test.app.events
const now = () => clock

async function imports(text: string, dryRun = false) {
  const path = join(folder, 'members.csv')
  writeFileSync(path, text)
  const parts = { db, unitOfWork, settings, now }
  const { report } = await importMembers(parts, { path, network: 'Les amies d’avant', dryRun })
  const problems = report.problems.map(({ code, line }) => [code, line])
  return { counts: report.counts.get('invitations'), problems }
}

/** What the queue would send. */
const jobs = {
  ...test.app.jobs,
  enqueue: async (_name: string, letter: unknown) => void letters.push(letter as (typeof letters)[number]),
} as typeof test.app.jobs
const parts = { settings, jobs, unitOfWork, now }
const sends = () => sendInvitations(parts)

const none = { made: 0, changed: 0, unchanged: 0, kept: 0, skipped: 0 }
const list = 'email;prénom;ville\ncamille@exemple.fr;Camille;44000 Nantes\n'
const tokenOf = (letter: (typeof letters)[number] | undefined) => letter?.props.url.split('/').at(-1) ?? ''
const checks = async (token: string) => (await test.visitor.gets<InvitationCheck>(`/api/invitations/${token}`)).body
const states = async () => (await db.select().from(mailedInvitations)).map(({ state }) => state)

describe('the list of another network', () => {
  it('prepares an invitation each, and opens no account', async () => {
    expect(await imports(list)).toEqual({ counts: { ...none, made: 1 }, problems: [] })
    expect(await db.$count(users)).toBe(0)
    const [row] = await db.select().from(mailedInvitations)
    expect(row).toMatchObject({ state: 'waiting', network: 'Les amies d’avant', sentAt: null })
    expect(JSON.stringify(row)).not.toMatch(/camille|nantes/i)
  })

  it('invites nobody twice, and nobody in a dry run', async () => {
    expect(await imports(list, true)).toEqual({ counts: { ...none, made: 1 }, problems: [] })
    expect(await db.$count(mailedInvitations)).toBe(0)
    await imports(list)
    await sends()
    expect((await imports(list.replace('camille@', 'CAMILLE@'))).counts).toEqual({ ...none, unchanged: 1 })
    await sends()
    expect(letters).toHaveLength(1)
  })

  it('counts a member, a banned person and an invited one alike', async () => {
    await test.personas.member('Ines', { user: { email: 'ines@exemple.fr' } })
    await db.insert(keptBans).values({ addressHash: addressHash(settings.secret, 'bannie@exemple.fr') })
    await imports(list)
    const again = 'email\ncamille@exemple.fr\nines@exemple.fr\nbannie@exemple.fr\n'
    expect(await imports(again)).toEqual({ counts: { ...none, unchanged: 3 }, problems: [] })
    expect(await db.$count(mailedInvitations)).toBe(1)
  })

  it('names the lines that it cannot use, without what is in them', async () => {
    const text = 'email;ville\npas une adresse;\n;Nantes\na@exemple.fr;Atlantide\nA@exemple.fr;\nb@yopmail.com;\n'
    expect(await imports(text)).toEqual({
      counts: { ...none, made: 1, skipped: 4 },
      problems: [
        ['email-invalid', 2],
        ['email-missing', 3],
        ['town-unknown', 4],
        ['email-repeated', 5],
        ['email-invalid', 6],
      ],
    })
  })
})

describe('the mail', () => {
  it('says who writes, why and until when, with one link to refuse', async () => {
    await imports(list)
    await sends()
    expect(letters).toEqual([
      {
        kind: 'memberInvitation',
        to: 'camille@exemple.fr',
        id: expect.stringMatching(/^invitation-\d+$/),
        unsubscribeUrl: letters[0]?.props.stopUrl,
        props: {
          name: 'Camille',
          network: 'Les amies d’avant',
          days: 60,
          url: expect.stringMatching(/^http:\/\/localhost:3000\/invitation\/[0-9a-f]{32}$/),
          stopUrl: expect.stringMatching(/\/mails\/desabonnement\?jeton=\d+\.invitation\./),
        },
      },
    ])
    expect(await states()).toEqual(['sent'])
  })

  it('is sent to a few each minute, once', async () => {
    const { atOnce } = sendingLimits.invitations
    await imports(`email\n${Array.from({ length: atOnce + 2 }, (_, n) => `membre${n}@exemple.fr`).join('\n')}`)
    await sends()
    expect(letters).toHaveLength(atOnce)
    await sends()
    await sends()
    expect(new Set(letters.map(({ to }) => to)).size).toBe(atOnce + 2)
    expect(letters).toHaveLength(atOnce + 2)
  })

  it('is not sent to who has an account by then', async () => {
    await imports(list)
    await test.personas.member('Camille', { user: { email: 'camille@exemple.fr' } })
    await sends()
    expect(letters).toEqual([])
    expect(await states()).toEqual(['expired'])
  })
})

describe('an invited woman', () => {
  it('finds the form filled in, signs up herself, and the link ends', async () => {
    await imports(list)
    await sends()
    const token = tokenOf(letters[0])
    const prefill = { displayName: 'Camille', email: 'camille@exemple.fr', town: { slug: 'nantes', name: 'Nantes' } }
    expect(await checks(token)).toEqual({ open: true, prefill })
    const site = await openSiteSettings(db, settings)
    const form = { displayName: 'Cam', email: 'autre@exemple.fr', passwordHash: 'x', birthdate: '1990-01-01' }
    const signUp = { brand: test.deps.brand, settings, jobs, site, now }
    await unitOfWork((tx) => openAccount(tx, { ...form, invitation: token }, signUp))
    expect(await checks(token)).toEqual({ open: false, prefill: null })
    const [row] = await db.select().from(mailedInvitations)
    expect(row).toMatchObject({ state: 'used', token: null, encrypted: null })
    expect((await imports(list)).counts).toEqual({ ...none, unchanged: 1 })
  })

  it('is spared the approval where the team says so for invitations', async () => {
    await imports(list)
    await sends()
    const site = await openSiteSettings(db, settings)
    const rules = (invitedSkipApproval: boolean) => ({
      ...site,
      current: () => ({ ...site.current(), signUpsApproved: true, invitedSkipApproval }),
    })
    const form = { displayName: 'Cam', email: 'autre@exemple.fr', passwordHash: 'x', birthdate: '1990-01-01' }
    const signUp = { brand: test.deps.brand, settings, jobs, now }
    const invited = { ...form, invitation: tokenOf(letters[0]) }
    await unitOfWork((tx) => openAccount(tx, invited, { ...signUp, site: rules(true) }))
    expect(await db.$count(signUpRequests)).toBe(0)
    const again = { ...invited, email: 'encore@exemple.fr' }
    await unitOfWork((tx) => openAccount(tx, again, { ...signUp, site: rules(true) }))
    expect(await db.$count(signUpRequests)).toBe(1)
  })

  it('refuses with one press, without an account, and is never written to again', async () => {
    await imports(list)
    await sends()
    const path = letters[0]?.props.stopUrl.replace(/^.*desabonnement/, '/api/mails/unsubscribe') ?? ''
    expect((await test.visitor.gets<UnsubscribeState>(path)).body).toEqual({ topic: 'invitation', subscribed: true })
    expect(await states()).toEqual(['sent'])
    expect((await test.visitor.posts<UnsubscribeState>(path)).body).toEqual({ topic: 'invitation', subscribed: false })
    expect((await test.visitor.gets<UnsubscribeState>(path)).body).toEqual({ topic: 'invitation', subscribed: false })
    const [row] = await db.select().from(mailedInvitations)
    expect(row).toMatchObject({ state: 'refused', token: null, encrypted: null })
    expect(await checks(tokenOf(letters[0]))).toEqual({ open: false, prefill: null })
    expect((await imports(list)).counts).toEqual({ ...none, unchanged: 1 })
    await sends()
    expect(letters).toHaveLength(1)
  })

  it('who does not answer is forgotten after 60 days, and not invited again', async () => {
    await imports(list)
    await sends()
    clock = new Date('2027-01-28T12:00:00Z')
    await forgetInvitations(parts)
    expect(await states()).toEqual(['sent'])
    clock = new Date('2027-01-30T12:00:00Z')
    await forgetInvitations(parts)
    const [row] = await db.select().from(mailedInvitations).where(eq(mailedInvitations.state, 'expired'))
    expect(row).toMatchObject({ token: null, encrypted: null })
    expect((await imports(list)).counts).toEqual({ ...none, unchanged: 1 })
  })
})
