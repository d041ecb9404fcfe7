export function Spinner({ label }: { label?: string }) {
  return (
    <>
      <i className="spin" aria-hidden="true" />
      {label === undefined ? null : <span className="sr">{label}</span>}
    </>
  )
}
