/** What was last told to the server from this browser, by whom: another member here has a device of her own. */
const toldKey = (userId: number) => `push-told:${userId}`

export function readTold(userId: number): string | null {
  try {
    return localStorage.getItem(toldKey(userId))
  } catch {
    return null
  }
}

export function keepTold(userId: number, endpoint: string | null): void {
  try {
    if (endpoint === null) localStorage.removeItem(toldKey(userId))
    else localStorage.setItem(toldKey(userId), endpoint)
  } catch {
    // Without storage it is told again next time: the same device, once more.
  }
}

export const wasTold = (userId: number): boolean => readTold(userId) !== null
