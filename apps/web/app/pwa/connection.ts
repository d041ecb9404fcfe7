interface Connection {
  saveData?: boolean
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'
}

/** Browsers without it say nothing of their network, and are taken for good ones. */
const connection = () => (navigator as { connection?: Connection }).connection

/** She asked her device to fetch little. */
export const isSparing = (): boolean => connection()?.saveData === true

export const isSlow = (): boolean => (connection()?.effectiveType ?? '4g') !== '4g'
