import { installProof } from './install-proof.ts'

/**
 * The proof of work of a form that strangers may send (Altcha's challenge, solved without its widget: there is nothing to
 * see or to press). Its solver is fetched once she touches the form.
 */
const { currentScript } = document
if (currentScript instanceof HTMLScriptElement) installProof(currentScript.dataset.solver ?? '')
