import type { EntryContext } from 'react-router'
import { scriptString } from '../script-text.ts'

/**
 * The router decodes `state` from a stream of numbered references, which compresses worse than JSON: the page sets
 * `state` itself, and the setter ignores the empty stream. Errors need the stream: it restores their classes.
 */
export function handoffString({ serverHandoffString = '{}', staticHandlerContext }: EntryContext): string {
  const { loaderData, actionData, errors } = staticHandlerContext
  if (errors !== null) return serverHandoffString
  const json = scriptString(JSON.stringify({ loaderData, actionData, errors }))
  return `{...(${serverHandoffString}),data:JSON.parse(${json}),get state(){return this.data},set state(_){}}`
}

const nothing = '-5\n'

/** What the router reads from its stream: the errors of a page. */
export async function streamedState(context: EntryContext, stream: ReadableStream<Uint8Array>): Promise<string> {
  if (context.staticHandlerContext.errors !== null) return new Response(stream).text()
  await stream.cancel()
  return nothing
}

type Manifest = EntryContext['manifest']

const manifests = new WeakMap<Manifest, Manifest>()

const unsent = (files: string[] = []): string[] => Object.assign([...files], { toJSON: () => [] })

/** The server preloads the imports of a page’s modules; the browser’s copy of the manifest leaves them out. */
export function pageManifest(manifest: Manifest): Manifest {
  const known = manifests.get(manifest)
  if (known !== undefined) return known
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    route && { ...route, imports: unsent(route.imports) },
  ])
  const entry = { ...manifest.entry, imports: unsent(manifest.entry.imports) }
  const made = { ...manifest, entry, routes: Object.fromEntries(routes) }
  manifests.set(manifest, made)
  return made
}
