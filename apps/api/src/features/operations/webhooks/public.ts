export { deleteOldDeliveries } from './delete-old-deliveries.ts'
export { webhooksEncryptedColumns } from './webhooks.encrypted.ts'
