import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'
import { installProof } from './install-proof.ts'

/**
 * The proof of work of a form that strangers may send (Altcha's challenge, solved without its widget: there is nothing to
 * see or to press). The same file is the page's script and, opened as a worker, the solver.
 */
if (typeof document === 'undefined') handler({ deriveKey })
else if (document.currentScript instanceof HTMLScriptElement) installProof(document.currentScript.src)
