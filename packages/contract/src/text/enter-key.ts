/** Part of the native `KeyboardEvent`; packages have no DOM types. */
interface KeyPress {
  key: string
  isComposing: boolean
  keyCode: number
}

/** UI Events, § 7.3.1. */
const TAKEN_BY_INPUT_METHOD = 229

/**
 * Whether an input method handles the key (Japanese, Chinese, Korean, accents).
 * Safari ends the composition before the key event: `isComposing` is then false, and only `keyCode` tells.
 */
export const isComposing = ({ isComposing: composing, keyCode }: Omit<KeyPress, 'key'>): boolean =>
  composing || keyCode === TAKEN_BY_INPUT_METHOD

/** Ignores the Enter that ends a composition. */
export const isEnter = (event: KeyPress): boolean => event.key === 'Enter' && !isComposing(event)
