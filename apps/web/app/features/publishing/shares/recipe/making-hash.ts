/** Opens « Je l’ai faite » on the page of a recipe. */
export const makingHash = '#je-l-ai-faite'
