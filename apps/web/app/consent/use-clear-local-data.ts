import { useEffect } from 'react'
import { clearLocalData } from './clear-local-data.ts'

/** For pages closed to members: the session may have ended elsewhere without clearing this browser. */
export function useClearLocalData(): void {
  useEffect(clearLocalData, [])
}
