import { forgetProfileCompleted } from '../viewer/profile-completed.ts'
import { forgetTraces } from './traces.ts'

/** Clears the local history, searches and progress once nobody is signed in. */
export function clearLocalData(): void {
  forgetTraces(() => [localStorage, sessionStorage])
  forgetProfileCompleted()
}
