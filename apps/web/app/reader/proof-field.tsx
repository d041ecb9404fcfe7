import { proofScriptUrl, proofSolverUrl } from 'virtual:standalone-scripts'

/** Proof of work for public forms. Without scripts the field stays empty. */
export function ProofField() {
  return (
    <>
      <input type="hidden" name="altcha" data-proof="" />
      <script src={proofScriptUrl} data-solver={proofSolverUrl} async />
    </>
  )
}
