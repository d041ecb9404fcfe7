/** Id of the element where the buttons of a recipe are put once the page runs. */
export const toolsPlace = (id: number) => `outils-${id}`
