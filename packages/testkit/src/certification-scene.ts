import type { OwnCertification } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { desc, eq } from 'drizzle-orm'
import type { Answer, Person } from './person.ts'
import { plainPhoto } from './photos.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

const DAY = 24 * 3_600_000

/** A house with a moderator and a clock of its own, and members who ask to be certified. */
export class CertificationScene {
  readonly test: TestApp
  readonly maud: Person
  readonly #clock: { at: Date }
  #made = 0
  private constructor(test: TestApp, maud: Person, clock: { at: Date }) {
    this.test = test
    this.maud = maud
    this.#clock = clock
  }

  static async open(): Promise<CertificationScene> {
    const clock = { at: new Date() }
    const test = await buildTestApp({ now: () => clock.at })
    await test.app.jobs.start()
    return new CertificationScene(test, await test.cast.maud(), clock)
  }

  get at(): Date {
    return this.#clock.at
  }

  /** The clock goes on; whoever was here still is. */
  async later(milliseconds: number): Promise<void> {
    this.#clock.at = new Date(this.at.getTime() + milliseconds)
    await this.#stay()
  }

  async #stay(): Promise<void> {
    const [at, expiresAt] = [this.at, new Date(this.at.getTime() + DAY)]
    await this.test.db.update(tables.sessions).set({ createdAt: at, lastSeenAt: at, expiresAt })
  }

  async someone(traits?: Parameters<TestApp['cast']['member']>[1]): Promise<Person> {
    this.#made += 1
    const person = await this.test.cast.member(`Naïs${this.#made}`, traits)
    await this.#stay()
    return person
  }

  own = async (person: Person) => (await person.gets<OwnCertification>('/api/certification')).body

  asks = (person: Person, body: object = { agreed: true }) =>
    person.posts<OwnCertification>('/api/certification/challenge', body)

  async sends(person: Person, bytes?: Uint8Array): Promise<Answer<OwnCertification>> {
    const form = new FormData()
    const photo = bytes ?? (await plainPhoto(600, 800).jpeg().toBuffer())
    form.append('file', new Blob([Buffer.from(photo)], { type: 'image/jpeg' }), 'moi.jpg')
    return person.asks('POST', '/api/certification/picture', form as unknown as NodeJS.ReadableStream)
  }

  /** Her picture is with the team. Answers the id of her request. */
  async waits(person: Person): Promise<number> {
    await this.asks(person)
    const { status, body } = await this.sends(person)
    if (status !== 200) throw new Error(`the picture was refused: ${JSON.stringify(body)}`)
    const [row] = await this.test.db
      .select()
      .from(tables.certifications)
      .where(eq(tables.certifications.userId, person.id))
      .orderBy(desc(tables.certifications.id))
    return row?.id ?? 0
  }

  /** Takes it on, and decides. */
  async decides<T>(id: number, said: object, by = this.maud): Promise<Answer<T>> {
    await by.posts(`/api/desk/certifications/${id}/assign`, { takeOver: true })
    return by.posts<T>(`/api/desk/certifications/${id}/decide`, { clientId: crypto.randomUUID(), ...said })
  }

  /** Of the mails about it that she is sent, what each tells. */
  async mailsTo(person: Person): Promise<string[]> {
    const { rows } = await this.test.pool.query<{ what: string }>(
      `select data->'props'->>'what' as what from pgboss.job where name = 'mail' and data->>'kind' = 'certification'
        and data->>'to' = (select email from users where id = $1) order by created_on`,
      [person.id],
    )
    return rows.map(({ what }) => what)
  }
}
