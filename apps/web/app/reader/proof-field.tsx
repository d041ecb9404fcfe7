import { proofScriptUrl, proofSolverUrl } from 'virtual:standalone-scripts'

/** In a form that strangers may send: an empty field, and the script that fills it unseen. Without scripts it stays empty. */
export function ProofField() {
  return (
    <>
      <input type="hidden" name="altcha" data-proof="" />
      <script src={proofScriptUrl} data-solver={proofSolverUrl} async />
    </>
  )
}
