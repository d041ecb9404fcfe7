interface Connection {
  saveData?: boolean
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'
}

/** Browsers without the API are treated as fast. */
const connection = () => (navigator as { connection?: Connection }).connection

export const isSparing = (): boolean => connection()?.saveData === true

export const isSlow = (): boolean => (connection()?.effectiveType ?? '4g') !== '4g'
