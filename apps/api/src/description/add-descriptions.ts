import contractDocs from './contract-docs.json' with { type: 'json' }
import type { Schema } from './document.ts'

/** Written by `tests/clients/contract-docs.test.ts` from the comments of the contract. */
const docs: Record<string, string> = contractDocs

/** Of fields that mean the same everywhere, where the contract says nothing closer. */
const usual: Record<string, string> = {
  alt: 'Description of the picture for those who do not see it; may be empty.',
  amountCents: 'Euro cents.',
  birthdate: 'YYYY-MM-DD.',
  can: 'What the viewer may do with it.',
  clientId: 'A UUID of the client’s choice: the same request sent again finds what the first one made.',
  createdAt: 'ISO 8601 in UTC.',
  cursor: 'Opaque. Send it back for the next page; null on the last one.',
  documentId: 'As in Strapi 5: 24 characters that never change.',
  expiresAt: 'ISO 8601 in UTC.',
  fileId: 'Number of an uploaded file (`POST /api/files`).',
  headline: 'One line under the name.',
  height: 'Pixels.',
  limit: 'Entries of a page.',
  memberSince: 'ISO 8601 in UTC.',
  month: 'From 1 to 12.',
  postalCode: 'Five digits in France.',
  publishedAt: 'ISO 8601 in UTC; null for a draft.',
  scopes: 'What the token opens.',
  seq: 'Number in a growing sequence, without gaps: ask for what comes after it.',
  slug: 'Readable part of its address.',
  thumbhash: 'Base64: blurred placeholder while the picture loads.',
  timeZone: 'IANA time zone.',
  total: 'Count of all of them, beyond this page.',
  updatedAt: 'ISO 8601 in UTC.',
  url: 'Address; relative to the site where it begins with `/`.',
  username: 'Part of the profile’s address: lower case, digits, `_` and `-`.',
  visibility: 'Who may see it.',
  width: 'Pixels.',
}

const formats: Record<string, string> = { 'date-time': 'ISO 8601 in UTC.', date: 'YYYY-MM-DD.' }

const isInstant = ({ format, anyOf }: Schema, name: string) =>
  [format, ...(anyOf ?? []).map((part) => part.format)].find((found) => found === name) !== undefined

const formatText = (schema: Schema) => Object.entries(formats).find(([name]) => isInstant(schema, name))?.[1]

const bare = (name: string) => name.replace(/Input$/, '')

/** @param schemas of the document, which are completed in place */
export function addDescriptions(schemas: Record<string, Schema>): void {
  for (const [id, schema] of Object.entries(schemas)) {
    const name = bare(id)
    const text = docs[name]
    if (text !== undefined) schema.description ??= text
    for (const [field, property] of Object.entries(schema.properties ?? {})) {
      const said = docs[`${name}.${field}`] ?? usual[field] ?? formatText(property)
      if (said !== undefined) property.description ??= said
    }
  }
}
