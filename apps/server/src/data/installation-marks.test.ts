import { tables } from '@consoeurs/database'
import { buildTestApp, insertMember, type TestApp } from '@consoeurs/test-support'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { markInstallation, refuseOtherData } from './installation-marks.ts'

let test: TestApp
beforeEach(async () => {
  test = await buildTestApp()
  await test.db.delete(tables.users)
  await test.db.delete(tables.installation)
})
afterEach(() => test.close())

const violette = { variant: 'violette' } as const
const seve = { variant: 'seve' } as const
const opens = (settings: Parameters<typeof refuseOtherData>[1]) => expect(refuseOtherData(test, settings))

it('opens an empty database for every brand and mode', async () => {
  await opens({ ...violette, mode: 'demo' }).resolves.toBe(false)
  await opens({ ...seve, mode: 'production' }).resolves.toBe(false)
})

it('refuses the other brand once a brand has written, demo content of an earlier release included', async () => {
  await markInstallation(test, seve)
  await expect(markInstallation(test, violette)).rejects.toThrow('mets VARIANT=seve')
  await opens(seve).resolves.toBe(false)
  await opens(violette).rejects.toThrow('Ces données sont celles de «\u202fseve\u202f»\u202f: mets VARIANT=seve')
  await test.db.delete(tables.installation)
  await test.db.insert(tables.installation).values({ key: 'demo-content', value: 'violette' })
  await opens(seve).rejects.toThrow('mets VARIANT=violette')
})

it('refuses the demo on data that production has opened, even those of a demo', async () => {
  await test.db.insert(tables.installation).values({ key: 'demo-content', value: 'seve' })
  await insertMember(test.db, 'Camille')
  await markInstallation(test, { ...seve, mode: 'demo' })
  await opens({ ...seve, mode: 'demo' }).resolves.toBe(false)
  await markInstallation(test, { ...seve, mode: 'production' })
  await opens({ ...seve, mode: 'demo' }).rejects.toThrow('mets MODE=production')
  await opens({ ...seve, mode: 'production' }).resolves.toBe(true)
})

it('refuses the demo where an earlier release wrote members, and no demo', async () => {
  await insertMember(test.db, 'Odile')
  await opens({ ...seve, mode: 'demo' }).rejects.toThrow('mets MODE=production')
  await markInstallation(test, seve)
  await opens({ ...seve, mode: 'demo' }).rejects.toThrow('mets MODE=production')
})

it('opens the demo for an administrator who was created first', async () => {
  await markInstallation(test, seve)
  await insertMember(test.db, 'Odile')
  await opens({ ...seve, mode: 'demo' }).resolves.toBe(false)
})
