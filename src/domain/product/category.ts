/**
 * The id of a category, one of those that the shop's settings name: the first path segment of lists and product pages,
 * and the name of the category's detail file.
 */
export type Category = string
