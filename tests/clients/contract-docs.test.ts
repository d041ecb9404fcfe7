import { readContractDocs } from '@consoeurs/test-support/contract-docs'
import { describe, expect, it } from 'vitest'

const file = '../../apps/api/src/description/contract-docs.json'
const docs = readContractDocs()

describe('the comments of the contract', () => {
  it('are read from schemas, their bases and the shapes they share', () => {
    expect(docs.ClientId).toBe('Client-generated idempotency key.')
    // From `ShareContent`, which is not exported.
    expect(docs['PublishShare.cover']).toBe(docs['ChangeShare.cover'])
    expect(docs['PublishShare.cover']).toContain('Content warning')
  })

  it('are those of the API description: after a change, run this file with `-u`', async () => {
    await expect(`${JSON.stringify(docs, null, 2)}\n`).toMatchFileSnapshot(file)
  })
})
