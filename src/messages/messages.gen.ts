// Written by `npm run messages` from en.json.
import { plural, select } from '#src/messages/choices.ts'
import {  } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'

export const cartTotal = (d: { count: string | number }) => "Total for " + d.count + " items"
export const cartCheckout = "Checkout"
export const cartNoOrders = "You cannot order here yet. Do you want to empty the cart?"
export const cartContinue = "Continue shopping"
export const cartConfirm = "Confirm"
export const cartOption = (d: { option: string | number; value: string | number }) => d.option + ": " + d.value
export const compareTitle = "Comparison"
export const compareEmpty = "There are no products in the comparison yet"
export const compareNotSold = (d: { names: string | number }) => "Not sold here: " + d.names
export const compareDetailsError = "The details of these products could not be loaded."
export const compareDifferencesOnly = "Differences only"
export const compareNoDifferences = "No differences"
export const compareCaption = (d: { names: string | number }) => "Comparison of " + d.names
export const comparePrice = "Price"
export const compareBest = "best"
export const compareNotKnown = "not known"
export const compareRemove = (d: { name: string | number }) => "Remove " + d.name
export const compareRemoved = (d: { name: string | number }) => "Removed from the comparison: " + d.name
export const compareClear = "Clear"
export const compareCompare = (d: { count: string | number }) => "Compare " + d.count
export const favouritesTitle = "Favourites"
export const favouritesCount = (d: { count: string | number }) => d.count + " models"
export const favouritesEmpty = "There are no favourites yet"
export const homeBanner = "Banner"
export const homeSlideLink = (d: { linkText: string | number; title: string | number }) => d.linkText + ": " + d.title
export const homePreviousSlide = "Previous slide"
export const homeNextSlide = "Next slide"
export const homeGoToSlide = (d: { number: string | number }) => "Go to slide " + d.number
export const homeStartSlides = "Start turning slides"
export const homeStopSlides = "Stop turning slides"
export const homeCategories = "Categories"
export const homeAllOf = (d: { category: string | number }) => "All " + d.category
export const homeSeeAll = "See all"
export const homeSeeAllOf = (d: { title: string | number }) => "See all: " + d.title
export const listSearch = "Search"
export const listError = "Somethin went wrong!"
export const listSearchError = "Something went wrong!"
export const listEmpty = (d: { category: string | number }) => "There are no " + d.category + " yet"
export const listNoProducts = "There are no products yet"
export const listCount = (d: { count: string | number }) => d.count + " models"
export const listCountOf = (d: { count: string | number; all: string | number }) => d.count + " of " + d.all + " models"
export const listModels = (d: { count: number }) => plural(d.count, 0, en, { one: d.count + " model", other: d.count + " models" })
export const listGrouped = (d: { count: number; variants: number }) => plural(d.count, 0, en, { one: d.count + " model", other: d.count + " models" }) + ", " + plural(d.variants, 0, en, { one: d.variants + " variant", other: d.variants + " variants" })
export const listGroupedOf = (d: { count: string | number; all: number; variants: number }) => d.count + " of " + plural(d.all, 0, en, { one: d.all + " model", other: d.all + " models" }) + ", " + plural(d.variants, 0, en, { one: d.variants + " variant", other: d.variants + " variants" })
export const listShowing = (d: { first: string | number; last: string | number; total: string | number }) => "Showing " + d.first + " to " + d.last + " of " + d.total + "."
export const listNoMatch = "No models match these filters"
export const listSortBy = "Sort by"
export const listSortAll = "All"
export const listSortNewest = "Newest"
export const listSortCheapest = "Cheapest"
export const listSortName = "Alphabetically"
export const listSortMatch = "Best match"
export const listPerPage = "Items on page"
export const listPerPageAll = "All"
export const listGroupModels = "One card per model"
export const listFilters = "Filters"
export const listSkipFilters = "Skip filters"
export const listActiveFilters = "Active filters"
export const listRemoveFilter = (d: { facet: string | number; value: string | number }) => "Remove " + d.facet + ": " + d.value
export const listClear = "Clear all"
export const listShow = (d: { count: number }) => "Show " + plural(d.count, 0, en, { one: d.count + " model", other: d.count + " models" })
export const listChosen = (d: { count: string | number }) => d.count + " chosen"
export const listShowFewer = "Show fewer"
export const listShowMore = "Show more"
export const listPrice = "Price"
export const listOnSale = "On sale"
export const listUpTo = (d: { to: string | number }) => "up to " + d.to
export const listFrom = (d: { from: string | number }) => "from " + d.from
export const listFromTo = (d: { from: string | number; to: string | number }) => d.from + " to " + d.to
export const listLowestPrice = "Lowest price"
export const listHighestPrice = "Highest price"
export const listLowest = (d: { facet: string | number }) => "Lowest " + d.facet
export const listHighest = (d: { facet: string | number }) => "Highest " + d.facet
export const listColors = "Colors"
export const listVariants = (d: { count: string | number }) => d.count + " variants"
export const listVariantsOf = (d: { count: string | number; all: string | number }) => d.count + " of " + d.all + " variants"
export const listPagination = "Pagination"
export const listPreviousPage = "Previous page"
export const listNextPage = "Next page"
export const listPage = (d: { number: string | number }) => "Page " + d.number
export const listUnderstood = "Understood as"
export const listRemoveUnderstood = (d: { name: string | number }) => "Remove " + d.name
export const listShowAllResults = (d: { query: string | number }) => "Show all results for “" + d.query + "”"
export const listShowAllOf = (d: { category: string | number }) => "Show all " + d.category
export const listResults = (d: { query: string | number }) => "Results for “" + d.query + "”"
export const listMissing = (d: { missing: string | number }) => "No " + d.missing + " here. These are the closest results."
export const listLeftOut = (d: { query: string | number; words: string | number }) => "Nothing matches all of “" + d.query + "”. These are the closest results, without " + d.words + "."
export const listLeftOutWord = (d: { word: string | number }) => "“" + d.word + "”"
export const listNothingFound = (d: { query: string | number }) => "Nothing found for “" + d.query + "”"
export const listTryOther = "Try other or fewer words, or look through a category."
export const ordersTotal = (d: { count: number }) => "Total for " + plural(d.count, 0, en, { one: d.count + " item", other: d.count + " items" })
export const productNumber = (d: { number: string | number }) => d.number
export const searchFieldSearch = "Search"
export const searchFieldClose = "Close search"
export const searchFieldSuggestions = "Suggestions"
export const searchFieldNone = "No suggestions"
export const searchFieldCount = (d: { count: number }) => plural(d.count, 0, en, { "0": "No suggestions.", one: d.count + " suggestion.", other: d.count + " suggestions." })
export const searchFieldOption = (d: { name: string | number; note: string | number }) => d.name + ", " + d.note
export const searchFieldCategory = "Category"
export const searchFieldShowAll = "Show all results"
export const shareShare = "Share"
export const sharePage = "Share this page"
export const shareCart = "Share your cart"
export const shareFavourites = "Share your favourites"
export const shareSaveAndShare = "Save and share"
export const shareSaveAsFile = "Save as file"
export const sharePrint = "Print"
export const shareOpenFile = "Open file"
export const shareOpenSaved = "Open a saved list"
export const shareFile = "File with a saved list"
export const shareFailed = "That failed. Please try again."
export const shareCode = "QR code of the link"
export const shareTooLong = "The link is too long for a QR code."
export const shareLink = "Link"
export const shareCopy = "Copy"
export const shareSend = "Send"
export const shareCopied = "Link copied."
export const shareNotCopied = "The browser did not copy it. The link is selected."
export const sharedTitle = "Shared list"
export const sharedUnchanged = "Your own lists are as they were."
export const sharedToStore = "Go to the store"
export const sharedCart = "Cart"
export const sharedFavourites = "Favourites"
export const sharedGone = "No longer sold"
export const sharedInCart = (d: { count: string | number }) => "In your cart: " + d.count
export const sharedInFavourites = "In your favourites"
export const sharedTotal = (d: { count: number }) => "Total for " + plural(d.count, 0, en, { one: d.count + " item", other: d.count + " items" })
export const sharedFavouriteCount = (d: { count: number }) => plural(d.count, 0, en, { one: d.count + " favourite", other: d.count + " favourites" })
export const sharedAllGone = "The shop sells none of these products any more."
export const sharedAdd = "Add to mine"
export const sharedReplace = "Replace mine"
export const sharedNotNow = "Not now"
export const sharedAdded = (d: { count: number }) => "Added to yours: " + plural(d.count, 0, en, { one: d.count + " product", other: d.count + " products" }) + "."
export const sharedReplaced = (d: { count: number }) => "In place of yours: " + plural(d.count, 0, en, { one: d.count + " product", other: d.count + " products" }) + "."
export const sharedNote = "Nothing has changed yet. If you replace, you can undo it."
export const sharedCartNote = "Nothing has changed yet. If you add, the larger quantity of a product in both carts counts. If you replace, you can undo it."
export const sharedNoProducts = (d: { source: string }) => select(d.source, { file: "This file holds no products. It may be cut off.", other: "This link holds no products. It may be cut off." })
export const sharedDamaged = (d: { source: string }) => select(d.source, { file: "This file is damaged or cut off.", other: "This link is damaged or cut off." })
export const sharedDamagedAt = (d: { field: string | number }) => "This file is damaged or cut off. See “" + d.field + "” in it."
export const sharedNotSaved = "This file is no list that the shop has saved."
export const sharedTooLarge = (d: { source: string }) => select(d.source, { file: "This file has too many products to be shared.", list: "This list has too many products to be shared.", other: "This link has too many products to be shared." })
export const sharedNewer = (d: { source: string }) => select(d.source, { file: "This file was made by a newer version of the shop.", other: "This link was made by a newer version of the shop." })
export const uiClose = "Close"
