import { installProof } from './install-proof.ts'

/** Altcha's challenge without its widget. The solver loads at the first interaction with the form. */
const { currentScript } = document
if (currentScript instanceof HTMLScriptElement) installProof(currentScript.dataset.solver ?? '')
