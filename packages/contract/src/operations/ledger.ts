import { z } from 'zod'
import { deskList, deskQuery } from '../moderation/admin-list.ts'
import { ClientId, Id, personLine } from '../primitives.ts'

export const ledgerKinds = ['income', 'expense'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

const LedgerFields = z.strictObject({
  kind: z.enum(ledgerKinds, { error: 'Choisis\u202F: une recette ou une dépense.' }),
  year: z
    .number({ error: 'Écris une année.' })
    .int('Écris une année entière.')
    .min(2000, 'Écris une année, entre 2000 et 2099.')
    .max(2099, 'Écris une année, entre 2000 et 2099.'),
  /** Null: the whole year. */
  month: z.number().int().min(1).max(12).nullable(),
  label: personLine(120, 'Un libellé a 120 caractères au plus.').refine((text) => text !== '', 'Écris un libellé.'),
  amountCents: z
    .number({ error: 'Écris un montant, par exemple 12,50.' })
    .int('Un montant a deux chiffres après la virgule au plus.')
    .min(1, 'Un montant est plus grand que zéro.')
    .max(1_000_000_000, 'Ce montant est trop grand\u202F: dix millions d’euros au plus.'),
})
export const AddLedgerEntry = LedgerFields.extend({ clientId: ClientId })
export type AddLedgerEntry = z.output<typeof AddLedgerEntry>
export const ChangeLedgerEntry = LedgerFields
export type ChangeLedgerEntry = z.output<typeof ChangeLedgerEntry>

/** A line of income or expense. */
export const LedgerEntry = z.object({
  id: Id,
  kind: z.enum(ledgerKinds),
  year: z.number().int(),
  month: z.number().int().nullable(),
  label: z.string(),
  amountCents: z.number().int(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

export const LedgerQuery = deskQuery(['period', 'amount'], { kind: z.enum(ledgerKinds).optional() })
export const LedgerEntries = deskList(LedgerEntry)

const LedgerYear = z.object({
  year: z.number().int(),
  incomeCents: z.number().int(),
  expenseCents: z.number().int(),
  /** Whole-year entries first, then by month. */
  entries: z.array(LedgerEntry),
})
export type LedgerYear = z.infer<typeof LedgerYear>

/** Who runs the site and what it costs. */
export const Ledger = z.object({
  /** Null until the administrators name the operator. */
  operator: z.string().nullable(),
  /** A sentence of the administrators, or empty. */
  note: z.string(),
  /** Where support is given, on another site. */
  supportUrl: z.string().nullable(),
  /** Latest first. */
  years: z.array(LedgerYear),
})
export type Ledger = z.infer<typeof Ledger>
