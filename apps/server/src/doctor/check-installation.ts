import type { OpenDatabase } from '@consoeurs/database'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { refuseOtherData } from '../data/installation-marks.ts'
import type { Settings } from '../settings/settings.ts'
import { type Finding, findingsOf } from './findings.ts'

/** Whether the data belong to the brand and the mode of the settings. */
export async function checkInstallation(
  database: OpenDatabase,
  settings: Pick<Settings, 'variant' | 'mode'>,
): Promise<Finding[]> {
  try {
    await refuseOtherData(database, settings)
    return []
  } catch (error) {
    if (error instanceof StartRefusal) return [findingsOf('installation').bad(error.message)]
    throw error
  }
}
