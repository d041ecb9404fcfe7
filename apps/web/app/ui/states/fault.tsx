import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { referenceOf } from './fault-reference.ts'

export interface Fault {
  status: number
  /** Short code that a member can read out, also in the log. */
  reference: string
  sentence: string | null
  /** Technical line for support requests. */
  detail: string
}

/** The router's own messages are English, for developers. */
const isOfTheRouter = (error: object) => 'internal' in error && error.internal === true

const isTechnicalLine = (text: string) => /^page not found: /i.test(text)

/** Messages of our own faults only go to the log. */
function faultOf(error: unknown, path: string): Fault {
  if (!isRouteErrorResponse(error))
    return { status: 500, reference: referenceOf(500, path), sentence: null, detail: `500 ${path}` }
  const { status } = error
  const reference = referenceOf(status, path)
  const said = typeof error.data === 'string' && error.data !== '' && !isOfTheRouter(error) ? error.data : null
  if (said !== null && isTechnicalLine(said)) return { status, reference, sentence: null, detail: said }
  return { status, reference, sentence: said, detail: status === 404 ? `Page Not Found: ${path}` : `${status} ${path}` }
}

export function useFault(): Fault {
  return faultOf(useRouteError(), useLocation().pathname)
}

export function FaultDetail({ fault }: { fault: Fault }) {
  return (
    <p className="fault-detail meta" lang="en">
      {fault.detail}
    </p>
  )
}
