/** The endpoint last sent to the server, by member: each member of this browser has her own device record. */
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
    // Without storage it is sent again next time, for the same device.
  }
}

export const wasTold = (userId: number): boolean => readTold(userId) !== null
