import { useEffect } from 'react'
import { leaveNothing } from './leave-nothing.ts'

/** On a page that opens to nobody who is signed in: her session may have ended elsewhere, without a goodbye here. */
export function useNobodyHere(): void {
  useEffect(leaveNothing, [])
}
