import { DisplayName, readEmail, titleSlug } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import type { ApiSettings } from '../../../../deps.ts'
import { recordAudit, serverActor } from '../../../../platform/data/audit.ts'
import type { UnitOfWork } from '../../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import { type Invitee, inviteByMail } from '../../../account/arrival/public.ts'
import { refuseDisposable } from '../../../account/auth/public.ts'
import { findPublicTown } from '../../../foundation/places/public.ts'
import { ImportReport } from '../report.ts'
import { writeItem } from '../write-item.ts'
import { type ListedMember, type MemberList, readMembers } from './read-members.ts'

export interface MembersImportParts {
  db: Database
  unitOfWork: UnitOfWork
  settings: Pick<ApiSettings, 'secret' | 'secretsBefore'>
  now: () => Date
}

export interface MembersImport {
  path: string
  /** Name of the other network, as its members know it. */
  network: string
  dryRun: boolean
}

export interface MembersReport extends Pick<MemberList, 'leftColumns'> {
  report: ImportReport<'invitations'>
}

function readAddress(typed: string): string | null {
  const read = readEmail(typed)
  if ('refusal' in read) return null
  try {
    refuseDisposable(read.email)
    return read.email
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** « 44000 Nantes », « Nantes (44) » and « Nantes, France » are Nantes. */
const townName = (text: string) => text.replace(/\d{5}/g, '').split(/[,(/]/)[0]?.trim() ?? ''

class MembersRun {
  readonly report = new ImportReport<'invitations'>()
  readonly #parts: MembersImportParts
  readonly #given: MembersImport
  readonly #seen = new Set<string>()

  constructor(parts: MembersImportParts, given: MembersImport) {
    this.#parts = parts
    this.#given = given
  }

  async invite(member: ListedMember): Promise<void> {
    const { line, email: typed } = member
    const email = readAddress(typed)
    if (email === null) return this.#skip(typed === '' ? 'email-missing' : 'email-invalid', line)
    if (this.#seen.has(email)) return this.#skip('email-repeated', line)
    this.#seen.add(email)
    const { network, dryRun } = this.#given
    const { settings, unitOfWork, now } = this.#parts
    const invitee: Invitee = { email, ...(await this.#readProfile(member)) }
    const isNew = await writeItem({ unitOfWork, dryRun }, (tx) =>
      inviteByMail(tx, settings, { invitee, network, now: now() }),
    )
    // Who is a member here, or refused, is not said: the file of the other network would learn it.
    this.report.count('invitations', isNew ? 'made' : 'unchanged')
  }

  async #readProfile({ line, name, town }: ListedMember): Promise<Omit<Invitee, 'email'>> {
    const displayName = DisplayName.safeParse(name).data ?? ''
    if (town === '') return { displayName, town: '' }
    const found = await findPublicTown(this.#parts.db, titleSlug(townName(town)))
    if (found === null) this.report.add({ code: 'town-unknown', line, item: '' })
    return { displayName, town: found?.slug ?? '' }
  }

  #skip(code: 'email-invalid' | 'email-missing' | 'email-repeated', line: number): void {
    this.report.add({ code, line, item: '' })
    this.report.count('invitations', 'skipped')
  }
}

/**
 * Prepares an invitation by mail for each listed member of another network. Opens no account, and takes over neither
 * password nor consent.
 * @throws ImportRefused as `readMembers`
 */
export async function importMembers(parts: MembersImportParts, given: MembersImport): Promise<MembersReport> {
  const { members, leftColumns } = await readMembers(given.path)
  const run = new MembersRun(parts, given)
  for (const member of members) await run.invite(member)
  const count = run.report.counts.get('invitations')?.made ?? 0
  const act = { action: 'members.invite', target: 'import', targetId: null, detail: { network: given.network, count } }
  if (!given.dryRun) await parts.unitOfWork((tx) => recordAudit(tx, serverActor, act))
  return { report: run.report, leftColumns }
}
