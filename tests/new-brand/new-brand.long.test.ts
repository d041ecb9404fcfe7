import { rmSync } from 'node:fs'
import { brandCodes } from '@consoeurs/brand/codes'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BrandWorkshop, CODE, NAME } from './new-brand.ts'

const MINUTES = 60_000
/** Beside those of the journeys themselves. */
const FIRST_PORT = '4710'

let workshop: BrandWorkshop
beforeEach(async () => {
  workshop = await BrandWorkshop.open()
}, 10 * MINUTES)
afterEach(() => rmSync(workshop.folder, { recursive: true, force: true }))

it.each(brandCodes)(
  'a new brand like %s passes the evening, and every page of it can be used in both themes',
  (model) => {
    expect(workshop.makes(CODE, '--name', NAME, '--like', model)).toMatchObject({ status: 0 })
    expect(workshop.builds()).toMatchObject({ status: 0 })
    const played = workshop.uses('playwright', ['test', `--project=${CODE}-*`, 'evening', 'accessibility', 'lost'], {
      env: { CHROMIUM_PATH: workshop.chromium, TEST_LENGTH: 'long', JOURNEYS_PORT: FIRST_PORT },
    })
    expect(played.status, played.output).toBe(0)
  },
)
