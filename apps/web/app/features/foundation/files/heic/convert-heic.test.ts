import { describe, expect, it, vi } from 'vitest'
import { convertHeic, HeicConverterMissing } from './convert-heic.ts'

const job = { file: new Blob(['heic']), wideGamut: false }
const unheard = () => undefined

function listen() {
  return vi.spyOn(console, 'error').mockImplementation(unheard)
}

describe('converting a HEIC (specification §8)', () => {
  it('says « heic2any non disponible », and logs it, where the converter is missing', async () => {
    const said = listen()
    const missing = convertHeic(job, unheard, async () => {
      throw new HeicConverterMissing()
    })
    await expect(missing).rejects.toThrow(/^heic2any non disponible$/)
    expect(said.mock.calls).toEqual([['heic2any non disponible']])
  })

  it('logs « Erreur lors de la conversion HEIC » and throws on what went wrong where the conversion fails', async () => {
    const said = listen()
    const cause = new Error('HEIF processing error')
    const failed = convertHeic(job, unheard, async () => {
      throw cause
    })
    await expect(failed).rejects.toBe(cause)
    expect(said.mock.calls).toEqual([['Erreur lors de la conversion HEIC', cause]])
  })
})
