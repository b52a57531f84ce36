import { catalogue } from '#tools/dev/demo-catalogue.ts'

export const LIST = '#/phones'

/** Our phones come in several colours. */
export const PRODUCT = `#/phones/${catalogue.find(({ category }) => category === 'phones')?.itemId}`
