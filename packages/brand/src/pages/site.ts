/** What the pages common to all brands need to know about the brand that shows them. */
export interface Site {
  name: string
  /** Completes « … est un réseau social en ligne … ». */
  purpose: string
  /** What membership or a profile may reveal (GDPR art. 9), completes « peut révéler … ». */
  reveals: string
  /** What the sensitive data are used for, completes « Elles servent uniquement à … ». */
  use: string
  /** Further paragraphs of the safety page. */
  safety: string
}
