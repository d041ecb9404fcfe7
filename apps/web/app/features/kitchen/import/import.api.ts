import type { ImportedRecipe } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const recipeImportApi = (client: ApiClient) => ({
  page: (url: string) => client.post<ImportedRecipe>('/api/recipes/import', { url }),
})
