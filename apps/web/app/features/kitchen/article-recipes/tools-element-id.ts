/** Id of the element where the buttons of a recipe are put once the page runs. */
export const toolsElementId = (id: number) => `outils-${id}`
