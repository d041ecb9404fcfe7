import { toast } from '../ui/overlays/toast.tsx'
import { ApiFailure } from './client.ts'

/** Runs a write whose refusal is said in a toast. */
export async function toastFailure(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    toast.error(error.message)
  }
}
