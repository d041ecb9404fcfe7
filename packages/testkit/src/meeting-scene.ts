import type { MeetingList, MeetingView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Person } from './person.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

/** Words that stand nowhere else: where one is found, a meeting is readable. */
export const meetingTraces = [/perlimpinpine/i, /zinzolin/i, /farandole/i, /cramoisi/i]

export const meetingWords = {
  ...{ whom: 'Perlimpinpine', place: 'Café Zinzolin', day: '2026-11-23', time: '20:30', minutes: 120 },
  ...{ contactName: 'Farandole', contactEmail: 'farandole@exemple.test', note: 'Manteau cramoisi', tells: 'silence' },
}

type Answer = Record<string, unknown>

/** A letter as the post gets it. */
interface Letter {
  kind: string
  to: string
  unsubscribeUrl?: string
  id?: string
  props: object
}

/** What the clock works with. */
interface ClockParts extends Pick<TestApp, 'db'> {
  unitOfWork: TestApp['app']['events']['unitOfWork']
  jobs: TestApp['app']['jobs']
  settings: TestApp['deps']['settings']
  now: () => Date
  deliver: (letter: Letter) => Promise<void>
}
type Watch = (parts: ClockParts) => Promise<void>

/** Camille, an evening in November, and a post that keeps what is given to it. */
export class MeetingScene {
  readonly test: TestApp
  readonly camille: Person
  readonly logged: string[]
  #clock: { now: Date }
  readonly #watch: Watch
  letters: Letter[] = []
  post: (letter: Letter) => Promise<void> = async () => undefined

  private constructor(test: TestApp, camille: Person, own: { clock: { now: Date }; logged: string[]; watch: Watch }) {
    this.test = test
    this.camille = camille
    this.logged = own.logged
    this.#clock = own.clock
    this.#watch = own.watch
  }

  /** @param watch what the house does every minute */
  static async open(watch: Watch): Promise<MeetingScene> {
    const clock = { now: new Date() }
    const logged: string[] = []
    const test = await buildTestApp({ now: () => clock.now, log: (line) => logged.push(line) })
    return new MeetingScene(test, await test.cast.camille(), { clock, logged, watch })
  }

  /** Before each test: the same evening, nothing prepared, nothing written. */
  async begins(): Promise<void> {
    const { test } = this
    await test.settled()
    // What the queue would do at once, the clock does here when the test says so.
    vi.spyOn(test.app.jobs, 'enqueue').mockResolvedValue()
    this.now = new Date('2026-11-23T18:00:00.000Z')
    await this.everyoneIsAwake()
    this.letters = []
    this.post = async (letter) => void this.letters.push(letter)
    for (const table of [tables.meetings, tables.trustedContacts, tables.quietContacts, tables.notifications])
      await test.db.delete(table)
  }

  get now(): Date {
    return this.#clock.now
  }
  set now(at: Date) {
    this.#clock.now = at
  }
  later(milliseconds: number): void {
    this.now = new Date(this.now.getTime() + milliseconds)
  }
  /** The clock of the test may be hours from that of who opened a session. */
  async everyoneIsAwake(): Promise<void> {
    await this.test.db.update(tables.sessions).set({ lastSeenAt: this.now })
  }

  parts = (): ClockParts => ({
    db: this.test.db,
    unitOfWork: this.test.app.events.unitOfWork,
    jobs: this.test.app.jobs,
    settings: this.test.deps.settings,
    now: () => this.now,
    deliver: (letter) => this.post(letter),
  })

  /** A minute of the clock, on any server. */
  async watch(): Promise<void> {
    await this.#watch(this.parts())
    await this.test.settled()
  }
  async watchOnSeveral(): Promise<void> {
    await Promise.all([this.#watch(this.parts()), this.#watch(this.parts()), this.#watch(this.parts())])
    await this.test.settled()
  }

  /** What was written, in its order: to her contact by what it says, to herself by its kind. */
  said = (): string[] =>
    this.letters.map((letter) => ('what' in letter.props ? String(letter.props.what) : letter.kind))

  tries = (change: Answer = {}, who: Person = this.camille) =>
    who.posts('/api/meetings', { clientId: crypto.randomUUID(), ...meetingWords, ...change })

  async prepares(change: Answer = {}, who: Person = this.camille): Promise<MeetingView> {
    const body = { clientId: crypto.randomUUID(), ...meetingWords, ...change }
    const answer = await who.posts<MeetingList>('/api/meetings', body)
    expect(answer).toMatchObject({ status: 200 })
    const [newest] = answer.body.items.toSorted((one, other) => other.id - one.id)
    if (newest === undefined) throw new Error('no meeting')
    return newest
  }

  /** She was asked at the hour agreed, and said nothing until a moment before her contact is told. */
  async staysSilent(grace: number): Promise<MeetingView> {
    const meeting = await this.prepares()
    this.now = new Date(meeting.dueAt)
    await this.watch()
    this.letters = []
    this.later(grace - 1)
    await this.watch()
    expect(this.said()).toEqual([])
    this.later(1)
    return meeting
  }

  answers = (id: number, answer: Answer, who: Person = this.camille) =>
    who.puts<MeetingView>(`/api/meetings/${id}/answer`, answer)

  async stateOf(id: number): Promise<string | undefined> {
    const [row] = await this.test.db.select().from(tables.meetings).where(eq(tables.meetings.id, id))
    return row?.state
  }

  /** What her list of notifications tells her, by what it is. */
  async told(): Promise<(string | undefined)[]> {
    const lines = await this.test.db.select().from(tables.notifications).orderBy(tables.notifications.seq)
    expect(lines.every(({ path }) => path === '/meetings')).toBe(true)
    return lines.map(({ detail }) => detail.what)
  }

  list = async (): Promise<MeetingList> => (await this.camille.gets<MeetingList>('/api/meetings')).body
}
