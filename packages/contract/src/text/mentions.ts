/**
 * Shared by server and client; use with the flags `gu`. Not inside an address or a path, and whole words only:
 * « @Chloé » is not `chlo`, however the accent is encoded.
 * The flag `i` would match the Kelvin sign as k.
 */
export const mentionSource = String.raw`(?<![\p{L}\p{M}\p{N}_.@/-])@(?<name>[A-Za-z0-9_][A-Za-z0-9_-]*)(?!\p{Cf}*[\p{L}\p{M}\p{N}_@-])`

/** A trailing hyphen belongs to the sentence. */
export const bareMention = (name: string): string => name.toLowerCase().replace(/-+$/, '')
