import { z } from 'zod'
import { MemberLink } from '../people/members.ts'
import { ClientId, Id, personLine } from '../primitives.ts'
import { type ShopAisle, shopAisles } from '../publishing/ingredients/ingredient-kinds.ts'
import { type Unit, units } from '../publishing/ingredients/units.ts'
import { shoppingLimits } from './notebook-limits.ts'
import { NotebookGroup } from './notebooks.ts'

/** Milliseconds since the epoch, by the clock of the writing device. */
const Moment = z.number().int().min(0).max(8_640_000_000_000_000)
const Slug = z.string().max(80)

/** Without amount and ingredient the server reads them from the name: « 2 kg de carottes ». */
export const ShoppingItemInput = z.strictObject({
  name: personLine(shoppingLimits.line, `Cette ligne dépasse ${shoppingLimits.line} caractères.`).min(
    1,
    'Écris ce qu’il faut acheter.',
  ),
  amount: z.number().positive().max(shoppingLimits.amount).nullable().default(null),
  unit: z
    .enum(Object.keys(units) as [Unit, ...Unit[]])
    .nullable()
    .default(null),
  ingredient: Slug.nullable().default(null),
})
export type ShoppingItemInput = z.output<typeof ShoppingItemInput>

/** Change of one line. The later writer of the text wins, and apart from it the later writer of the tick. */
export const ShoppingChange = z.strictObject({
  key: ClientId,
  at: Moment,
  /** A new line, or its new text. */
  item: ShoppingItemInput.optional(),
  done: z.boolean().optional(),
  removed: z.literal(true).optional(),
})
export type ShoppingChange = z.output<typeof ShoppingChange>

export const ChangeShoppingLines = z.strictObject({
  changes: z.array(ShoppingChange).min(1).max(shoppingLimits.changes),
})
export type ChangeShoppingLines = z.output<typeof ChangeShoppingLines>

export const ShoppingLine = z.object({
  key: ClientId,
  /** For a report; null while it waits to be sent. */
  id: Id.nullable(),
  name: z.string(),
  amount: z.number().nullable(),
  unit: z.enum(Object.keys(units) as [Unit, ...Unit[]]).nullable(),
  ingredient: Slug.nullable(),
  label: z.object({ singular: z.string(), plural: z.string() }).nullable(),
  aisle: z.enum(Object.keys(shopAisles) as [ShopAisle, ...ShopAisle[]]).nullable(),
  done: z.boolean(),
})
export type ShoppingLine = z.infer<typeof ShoppingLine>

export const ShoppingNews = z.object({ lines: z.array(ShoppingLine), removed: z.array(ClientId) })
export type ShoppingNews = z.infer<typeof ShoppingNews>

export const ShoppingListMember = z.object({ member: MemberLink, accepted: z.boolean() })
export type ShoppingListMember = z.infer<typeof ShoppingListMember>

export const ShoppingList = z.object({
  /** Id of its owner: each member has one list. */
  id: Id,
  /** Null for her own. */
  owner: MemberLink.nullable(),
  /** Others whom the viewer may see. */
  members: z.array(ShoppingListMember),
  group: NotebookGroup.nullable(),
  lines: z.array(ShoppingLine),
})
export type ShoppingList = z.infer<typeof ShoppingList>

/** Lists of others. */
export const SharedListLink = z.object({ id: Id, owner: MemberLink, accepted: z.boolean() })
export type SharedListLink = z.infer<typeof SharedListLink>

export const KitchenBasic = z.object({ ingredient: Slug, name: z.string() })
export type KitchenBasic = z.infer<typeof KitchenBasic>

export const ShoppingOverview = z.object({ shared: z.array(SharedListLink), basics: z.array(KitchenBasic) })
export type ShoppingOverview = z.infer<typeof ShoppingOverview>

export const ShoppingGroup = z.strictObject({ group: z.string().max(100).nullable() })
export const BasicParam = z.object({ ingredient: Slug })
