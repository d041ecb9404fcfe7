/** One open page as the other nodes know it: its socket, whose it is, whether it is on screen, and what it hears. */
export interface PageState {
  socketId: string
  userId: number
  visible: boolean
  channels: string[]
}

/** What changed that another node may keep: each names what is to be read anew. */
export type Changed = 'settings' | 'pages'

/** How sockets of a session (of all her sessions without `sessionId`) are ended, on whichever node they are. */
export interface Ending {
  how: 'signed-out' | 'signed-in-anew' | 'reconnect'
  userId: number
  sessionId: number | null
}

/** What a node says of its own open pages; `seq` grows by one with each `pages`, so that a gap shows. */
export type PresenceMessage = { from: string } & (
  | { kind: 'pages'; seq: number; pages: PageState[]; gone: string[] }
  /** All of them, as they are after `seq`. */
  | { kind: 'whole'; seq: number; pages: PageState[] }
  /** Still here, and nothing was said after `seq`. */
  | { kind: 'beat'; seq: number }
  /** Asks one node for the whole, or everybody. */
  | { kind: 'ask'; whom: string | null }
  | { kind: 'bye' }
)

export type NodeMessage =
  | { about: 'presence'; said: PresenceMessage }
  | { about: 'ending'; ending: Ending }
  | { about: 'changed'; what: Changed }
  /** Something of mine never left: your open pages may lack it. */
  | { about: 'missed' }
