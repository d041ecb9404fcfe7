export function Progress({ value, max = 100, label }: { value: number; max?: number; label: string }) {
  return (
    <div
      className="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <i style={{ width: `${(100 * value) / max}%` }} />
    </div>
  )
}

/** « Étape 2 sur 4 » as bars. */
export function Steps({ current, total, label }: { current: number; total: number; label: string }) {
  return (
    <div className="step-bars" role="img" aria-label={label}>
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity but their place
        <i key={index} className={index < current ? 'selected' : undefined} />
      ))}
    </div>
  )
}
