/** Brand-specific parts of the common pages. */
export interface Site {
  name: string
  /** Completes « … est un réseau social en ligne … ». */
  purpose: string
  /** GDPR art. 9; completes « peut révéler … ». */
  reveals: string
  /** Completes « Elles servent uniquement à … ». */
  use: string
  /** Sentences on automatic moderation, for the terms; may be empty. */
  automatic: string
  /** Further paragraphs of the safety page. */
  safety: string
}
