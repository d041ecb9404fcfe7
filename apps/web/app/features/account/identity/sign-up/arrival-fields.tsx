import type { Arrival } from '@consoeurs/contract'

/** Sends where a newcomer comes from with her form. */
export const ArrivalFields = ({ arrival }: { arrival: Arrival }) =>
  Object.entries(arrival).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
