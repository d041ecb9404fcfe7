import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

/**
 * After a block nothing on this page may show her any more: what is on screen is asked again, what waits in the cache
 * for « back » is dropped.
 */
export function useForgetMember(): () => void {
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  return useCallback(() => {
    client.removeQueries({ type: 'inactive' })
    void client.invalidateQueries({ type: 'active' })
    void revalidate()
  }, [client, revalidate])
}
