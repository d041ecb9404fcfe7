/** The message is a French sentence for the terminal. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
