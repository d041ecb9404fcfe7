import { limits } from '@consoeurs/contract/limits'

/** A whisper must show too. */
const QUIETEST_PEAK = 0.05

function loudnessOf(samples: Float32Array): number {
  let sum = 0
  for (const value of samples) sum += value * value
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length)
}

/** Heights of the bars, relative to the loudest one; by the square root, as the ear hears. */
export function waveformOf(samples: Float32Array): number[] {
  const { bars, barHeight } = limits.sound
  const edge = (bar: number) => Math.floor((bar * samples.length) / bars)
  const loudness = Array.from({ length: bars }, (_, bar) => loudnessOf(samples.subarray(edge(bar), edge(bar + 1))))
  const peak = Math.max(QUIETEST_PEAK, ...loudness)
  return loudness.map((value) => Math.round(Math.sqrt(value / peak) * barHeight))
}
