import { type Challenge, solveChallengeWorkers } from 'altcha-lib'
import { apiBase } from '../api/product-fetch.ts'

/** Solved anew this long before its time is over. */
const MARGIN = 60_000
const MOST_WORKERS = 4

interface Solved {
  payload: string
  until: number
}

async function solve(workerUrl: string): Promise<Solved> {
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
 * Begins as soon as she touches the form, so that it is done long before she is; a form sent earlier waits for it. Where
 * nothing can be solved (no network, no worker) the form leaves without: the server has another way for those.
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
  // On the window and before everyone else: the page's own scripts see the form only when it is ready to leave.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement)) return
      const field = fieldOf(form)
      if (field === null) return
      if (letPass.delete(form) || isReady(field)) {
        // A proof serves once: what is sent next asks for another.
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
