/** The page entry keeps the rendered bytes, to avoid a stream. */
export async function bytesOf(response: Response): Promise<Buffer> {
  if ('rendered' in response && Buffer.isBuffer(response.rendered)) return response.rendered
  return Buffer.from(await response.arrayBuffer())
}
