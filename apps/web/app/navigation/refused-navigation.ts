/** An address from data leads to another site and nobody said that it may (specification §4), or leads nowhere at all. */
export class RefusedNavigation extends Error {
  readonly code = 'EXTERNAL_NAVIGATION_REFUSED'
  readonly address: string

  constructor(address: string) {
    super(`Navigating to an external URL that is not said to be external is refused: ${JSON.stringify(address)}`)
    this.address = address
  }
}
