import { brandCodes } from '@consoeurs/brand/codes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  categories,
  GOAL,
  type LighthouseMeter,
  openMeter,
  visitorPages,
  withDemonstration,
} from '../../tools/lighthouse/measure.ts'

let meter: LighthouseMeter
beforeAll(async () => {
  meter = await openMeter()
})
afterAll(() => meter.close())

/** How fast a page is depends on what else the machine does: that is asked by hand, with `npm run lighthouse`. */
const steady = categories.filter((category) => category !== 'performance')

it.each(brandCodes)('%s: the first pages of a visitor pass the audits on a phone', async (code) => {
  await withDemonstration(code, async ({ origin }) => {
    for (const page of await visitorPages(origin)) {
      const { scores } = await meter.measure(origin + page)
      for (const category of steady) expect.soft(scores[category], `${page}, ${category}`).toBeGreaterThanOrEqual(GOAL)
    }
  })
})
