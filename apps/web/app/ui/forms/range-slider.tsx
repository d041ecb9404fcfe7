import { type CSSProperties, useId, useState } from 'react'
import styles from './range-slider.module.css'

interface RangeSliderProps {
  legend: string
  names: { min: string; max: string }
  labels: { min: string; max: string; low: string; high: string; reset: string }
  bounds: { min: number; max: number }
  defaultValues: { min: number; max: number }
  /** « de 28 à 45 ans » */
  format: (min: number, max: number) => string
  error?: string | undefined
}

/** Two native range inputs on one track. Neither passes the other, so the range cannot be set wrong. */
export function RangeSlider(props: RangeSliderProps) {
  const { legend, names, labels, bounds, defaultValues, format, error } = props
  const [{ min, max }, setValues] = useState(defaultValues)
  const id = useId()
  const share = (value: number) => `${(100 * (value - bounds.min)) / (bounds.max - bounds.min)}%`
  const handle = (bound: 'min' | 'max', value: number, change: (to: number) => void) => (
    <input
      type="range"
      name={names[bound]}
      aria-label={labels[bound]}
      aria-valuetext={format(min, max)}
      aria-invalid={error === undefined ? undefined : true}
      min={bounds.min}
      max={bounds.max}
      value={value}
      onChange={(event) => change(Number(event.currentTarget.value))}
    />
  )
  return (
    <fieldset className={styles.range} aria-describedby={error === undefined ? undefined : id}>
      <legend className="visually-hidden">{legend}</legend>
      <div className="row between">
        <span className="display heading-4" aria-hidden="true">
          {legend}
        </span>
        <output className={styles.value}>{format(min, max)}</output>
      </div>
      <div
        className={styles.track}
        style={{ '--from': share(min), '--to': share(max) } as CSSProperties}
        data-right={min > (bounds.min + bounds.max) / 2 || undefined}
      >
        {handle('min', min, (to) => setValues({ min: Math.min(to, max), max }))}
        {handle('max', max, (to) => setValues({ min, max: Math.max(to, min) }))}
      </div>
      <div className="row between small soft">
        <span>{labels.low}</span>
        <button type="button" className={styles.reset} onClick={() => setValues(bounds)}>
          {labels.reset}
        </button>
        <span>{labels.high}</span>
      </div>
      {error === undefined ? null : (
        <p id={id} className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
