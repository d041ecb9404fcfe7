import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

/** A worker: solves the challenge that it is sent, beside the page. */
handler({ deriveKey })
