import type { Screen } from './screens.ts'
import { doors } from './states/doors.ts'
import { faults } from './states/faults.ts'
import { meetings } from './states/meetings.ts'
import { newcomers } from './states/newcomers.ts'
import { settings } from './states/settings.ts'
import { writing } from './states/writing.ts'

/** States without their own URL: open menus, rejected forms, empty lists, offline. */
export const states: Screen[] = [...doors, ...newcomers, ...meetings, ...writing, ...settings, ...faults]
