/** A start that must not go on. Its message is a whole French sentence for the person at the terminal. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
