import { forgetProfileCompleted } from '../features/onboarding/profile-completed.ts'
import { forgetTraces } from './traces.ts'

/** Nobody is signed in here any more: what she saw, what she looked for and how far she was go with her. */
export function leaveNothing(): void {
  forgetTraces(() => [localStorage, sessionStorage])
  forgetProfileCompleted()
}
