import { writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

/** Writes the TypeScript types of an OpenAPI document, for openapi-fetch. @param document JSON */
export async function writeApiTypes(document: string, path: string): Promise<void> {
  // A field with a default may be left out of a request.
  writeFileSync(path, astToString(await openapiTS(document, { defaultNonNullable: false })))
}
