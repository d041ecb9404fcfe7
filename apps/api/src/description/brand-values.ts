import type { Brand } from '@consoeurs/brand'
import type { OpenApiDocument, Schema } from './document.ts'

type DescribedBrand = Pick<Brand, 'shareKinds' | 'honors' | 'reactions' | 'outings'>

const listOf = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(', ')
const valuesOf = (choices: readonly { kind: string }[]) => listOf(choices.map(({ kind }) => kind))

/** `Schema.property`, where the contract says `string` and each brand chooses the values. */
const brandProperties: Record<string, (brand: DescribedBrand) => string> = {
  'PublishShare.kind': ({ shareKinds }) => valuesOf(shareKinds),
  'ShareView.kind': ({ shareKinds }) => valuesOf(shareKinds),
  'ShareHit.kind': ({ shareKinds }) => valuesOf(shareKinds),
  'GiveHonor.kind': ({ honors }) => valuesOf(honors),
  'HonorView.kind': ({ honors }) => valuesOf(honors),
  'HonorCount.kind': ({ honors }) => valuesOf(honors),
  'SetReaction.kind': ({ reactions }) => valuesOf(reactions),
  'ReactorView.kind': ({ reactions }) => valuesOf(reactions),
  'Outing.kind': ({ outings }) => listOf(outings.kinds.map(({ value }) => value)),
}

/** @param document completed in place */
export function addBrandValues({ paths, components }: OpenApiDocument, brand: DescribedBrand): void {
  for (const [address, values] of Object.entries(brandProperties)) {
    const [name = '', property = ''] = address.split('.')
    const schemas = [components.schemas[name], components.schemas[`${name}Input`]]
    const described = schemas.flatMap<Schema>((schema) => schema?.properties?.[property] ?? [])
    if (described.length === 0) throw new Error(`the API description has no ${address}`)
    for (const schema of described) schema.description = `One of ${values(brand)}.`
  }
  const kind = paths['/api/shares']?.get?.parameters?.find((parameter) => parameter.name === 'kind')
  if (kind === undefined) throw new Error('the API description has no parameter "kind" of GET /api/shares')
  kind.description = `One of ${valuesOf(brand.shareKinds)}.`
}
