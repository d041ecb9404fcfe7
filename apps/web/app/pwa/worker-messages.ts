/** What a page tells the site's worker. */
export type WorkerMessage =
  /** A page rests: what it is made of, and of which build. `sparing`: she asked her device to fetch little. */
  | { type: 'opened'; files: string[]; build: string; sparing: boolean }
  /** She has this page in front of her. */
  | { type: 'seen'; address: string }
  /** She leaves: nothing of hers stays. Answered on the port. */
  | { type: 'left' }
  /** A newer worker may take the place of this one. */
  | { type: 'take-over' }
