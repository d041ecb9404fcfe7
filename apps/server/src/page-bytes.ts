/** The entry of the pages keeps what it rendered beside the body: nothing of it goes through a stream. */
export async function bytesOf(response: Response): Promise<Buffer> {
  if ('rendered' in response && Buffer.isBuffer(response.rendered)) return response.rendered
  return Buffer.from(await response.arrayBuffer())
}
