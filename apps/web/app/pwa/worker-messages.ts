export type WorkerMessage =
  /** A page is idle: its files and build. `sparing`: the member enabled data saving. */
  | { type: 'opened'; files: string[]; build: string; sparing: boolean }
  /** The member is viewing this page. */
  | { type: 'seen'; address: string }
  /** Sign-out: delete all personal data. Answered on the message port. */
  | { type: 'left' }
  | { type: 'take-over' }
