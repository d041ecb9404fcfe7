import type { Chance } from '../chance.ts'
import type { History } from '../history.ts'
import type { Site } from '../site.ts'

export interface Scene {
  site: Site
  chance: Chance
  history: History
}

/** One fault: it strikes, and when it returns the site is whole again. */
export interface Nemesis {
  name: string
  strike(scene: Scene): Promise<void>
}
