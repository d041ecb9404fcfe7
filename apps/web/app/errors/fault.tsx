import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'

export interface Fault {
  status: number
  /** A sentence for her, where the API gave one. */
  sentence: string | null
  /** The small technical line, for her report to support. */
  detail: string
}

/** The router refuses in English, for whoever builds the site. */
const isOfTheRouter = (error: object) => 'internal' in error && error.internal === true

const isTechnicalLine = (text: string) => /^page not found: /i.test(text)

/** Whatever is not an answer of a route is a fault of ours: its words are for the log, not for her. */
function faultOf(error: unknown, path: string): Fault {
  if (!isRouteErrorResponse(error)) return { status: 500, sentence: null, detail: `500 ${path}` }
  const { status } = error
  const said = typeof error.data === 'string' && error.data !== '' && !isOfTheRouter(error) ? error.data : null
  if (said !== null && isTechnicalLine(said)) return { status, sentence: null, detail: said }
  return { status, sentence: said, detail: status === 404 ? `Page Not Found: ${path}` : `${status} ${path}` }
}

export function useFault(): Fault {
  return faultOf(useRouteError(), useLocation().pathname)
}

/** The small technical line below what she is told. */
export function FaultDetail({ fault }: { fault: Fault }) {
  return (
    <p className="fault-detail meta" lang="en">
      {fault.detail}
    </p>
  )
}
