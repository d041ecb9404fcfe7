import { type Challenge, solveChallengeWorkers } from 'altcha-lib'
import { apiBase } from '../api/product-fetch.ts'

/** Milliseconds before expiry at which a proof is renewed. */
const MARGIN = 60_000
const MOST_WORKERS = 4

interface SolvedProof {
  payload: string
  until: number
}

async function solve(workerUrl: string): Promise<SolvedProof> {
  const answer = await fetch(`${apiBase()}/api/proof`)
  if (!answer.ok) throw new Error(`no challenge: ${answer.status}`)
  const challenge: Challenge = await answer.json()
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(workerUrl),
  })
  if (solution === null) throw new Error('no solution')
  const { expiresAt = 0 } = challenge.parameters
  return { payload: btoa(JSON.stringify({ challenge, solution })), until: expiresAt * 1000 - MARGIN }
}

const fieldOf = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>('input[data-proof]') ?? null

/**
 * Starts at the first interaction with the form; an early submit waits. Without a network or worker the form goes
 * without a proof, and the server has a fallback.
 */
export function installProof(workerUrl: string): void {
  const solving = new WeakMap<HTMLInputElement, Promise<void>>()
  const solvedUntil = new WeakMap<HTMLInputElement, number>()

  const isReady = (field: HTMLInputElement) => field.value !== '' && (solvedUntil.get(field) ?? 0) > Date.now()

  const prepare = (field: HTMLInputElement): Promise<void> => {
    const begun = solving.get(field)
    if (begun !== undefined) return begun
    const work = solve(workerUrl).then(
      ({ payload, until }) => {
        field.value = payload
        solvedUntil.set(field, until)
      },
      () => {
        field.value = ''
      },
    )
    const done = work.finally(() => solving.delete(field))
    solving.set(field, done)
    return done
  }

  addEventListener('focusin', ({ target }) => {
    const field = target instanceof Element ? fieldOf(target.closest('form')) : null
    if (field !== null && !isReady(field)) void prepare(field)
  })

  const letPass = new WeakSet<HTMLFormElement>()
  // Capture on window: other submit handlers run only once the proof is ready.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement)) return
      const field = fieldOf(form)
      if (field === null) return
      if (letPass.delete(form) || isReady(field)) {
        // A proof is single-use.
        setTimeout(() => solvedUntil.delete(field))
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
      const { submitter } = event
      void prepare(field).then(() => {
        letPass.add(form)
        form.requestSubmit(submitter)
      })
    },
    { capture: true },
  )
}
