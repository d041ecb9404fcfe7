export function Spinner({ label }: { label?: string }) {
  return (
    <>
      <i className="spinner" aria-hidden="true" />
      {label === undefined ? null : <span className="visually-hidden">{label}</span>}
    </>
  )
}
