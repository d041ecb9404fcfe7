import type { Media, OpenApiDocument, Operation, Schema } from './document.ts'

const JSON_TYPE = 'application/json'
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** `{ items: Share[], cursor }` → `SharePage`; without cursor `ShareList`; `{ ok: true }` → `Done`. */
function usualName({ properties }: Schema): string | undefined {
  const { items, cursor, ok, ...others } = properties ?? {}
  if (Object.keys(others).length > 0) return undefined
  if (items === undefined) return ok === undefined || cursor !== undefined ? undefined : 'Done'
  const item = items.items?.$ref?.split('/').at(-1)?.replace(/View$/, '')
  return item && item + (cursor === undefined ? 'List' : 'Page')
}

/** Objects that the contract does not name become components too, so that clients have a type for each body. */
export function nameBodies({ paths, components: { schemas } }: OpenApiDocument): void {
  const name = (media: Media | undefined, otherwise: string): void => {
    const schema = media?.schema
    if (media === undefined || schema?.properties === undefined) return
    const usual = usualName(schema)
    const known = usual === undefined ? undefined : schemas[usual]
    const isFree = known === undefined || JSON.stringify(known) === JSON.stringify(schema)
    const id = usual !== undefined && isFree ? usual : otherwise
    schemas[id] = schema
    media.schema = { $ref: `#/components/schemas/${id}` }
  }
  const nameBoth = ({ operationId = '', requestBody, responses }: Operation) => {
    name(requestBody?.content[JSON_TYPE], `${capital(operationId)}Request`)
    name(responses?.[200]?.content?.[JSON_TYPE], `${capital(operationId)}Answer`)
  }
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) nameBoth(operation)
}
