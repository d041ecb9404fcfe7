/** Another site without permission (specification §4), or an invalid address. */
export class RefusedNavigation extends Error {
  readonly code = 'EXTERNAL_NAVIGATION_REFUSED'
  readonly address: string

  constructor(address: string) {
    super(`Navigating to an external URL that is not said to be external is refused: ${JSON.stringify(address)}`)
    this.address = address
  }
}
