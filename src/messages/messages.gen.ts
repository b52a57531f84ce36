// Written by `npm run messages` from en.json.
import { plural, select } from '#src/messages/choices.ts'
import { en } from '@messageformat/runtime/lib/cardinals'

export const accessibilityTitle = "Accessibility"
export const accessibilityAim = (d: { shop: string | number }) => "" + d.shop + " is made so that everybody can use it. Its software aims at the European standard EN 301 549, and with it at the guidelines WCAG 2.1, level AA."
export const accessibilityTested = "What is tested with each version of the software"
export const accessibilityTests = "- The checker axe finds nothing on the pages of the shop, on narrow and wide screens, light and dark.\n- Everything works with the keyboard alone, and what has the focus can be seen.\n- Pages fit at 400 % zoom, and with text of twice the size.\n- Controls and choices can be seen in forced colours, and nothing moves where less motion is asked for.\n- Controls have names for screen readers, and changes are announced."
export const accessibilityLimits = "What we know to be missing"
export const accessibilityMissing = "- Nobody independent has assessed this shop.\n- The texts and pictures of products, and our own pages, are not covered by these tests.\n- The mail program, WhatsApp or the page of a payment provider that an order leads to is not part of this shop."
export const accessibilityContact = "Tell us what you cannot use"
export const accessibilityWrite = (d: { address: string | number }) => "[Write to us](" + d.address + ") if something keeps you from using this shop, or if you need a text in another form."
export const availabilityIn = "In stock"
export const availabilityFew = "Only a few left"
export const availabilityOrder = "Available to order"
export const availabilityFrom = (d: { day: string | number }) => "Available from " + d.day
export const availabilityOut = "Sold out"
export const availabilityRequest = "Price on request"
export const cardChoose = "Choose"
export const cardAddToCart = "Add to cart"
export const cardAdded = "Added"
export const cardAddedToCart = (d: { name: string | number }) => "Added to cart: " + d.name
export const cardAddToFavourites = "Add to favourites"
export const cardRemoveFromFavourites = "Remove from favourites"
export const cardPutInFavourites = "Put among the favourites."
export const cardCompare = "Compare"
export const cardRemoveFromComparison = "Remove from comparison"
export const cardPutInComparison = "Put in the comparison."
export const cardFromPrice = (d: { price: string | number }) => "from " + d.price
export const cardRegularPrice = "Regular price"
export const cardNotSold = "No longer sold"
export const cardWas = (d: { price: string | number }) => "was " + d.price
export const cardViewed = "Viewed"
export const cardRecentlyViewed = "Recently viewed"
export const cardClearViewed = "Clear"
export const cardPrevious = "Previous"
export const cardNext = "Next"
export const cartTotal = (d: { count: string | number }) => "Total for " + d.count + " items"
export const cartCheckout = "Checkout"
export const cartNoOrders = "You cannot order here yet. Do you want to empty the cart?"
export const cartContinue = "Continue shopping"
export const cartConfirm = "Confirm"
export const cartHeading = "Cart"
export const cartEmpty = "Your cart is empty"
export const cartAlsoLike = "You may also like"
export const cartQuantity = "Quantity"
export const cartQuantityNow = (d: { count: string | number }) => "Quantity " + d.count
export const cartDecrease = "Decrease quantity"
export const cartIncrease = "Increase quantity"
export const cartInStock = (d: { count: string | number }) => "Only " + d.count + " in stock"
export const cartNoMore = "No more in stock"
export const cartEach = (d: { price: string | number }) => "" + d.price + " each"
export const cartSaveForLater = "Save for later"
export const cartRemove = "Remove"
export const cartOrders = "Your orders"
export const cartOrder = (d: { number: string | number; day: string | number; total: string | number }) => "" + d.number + ", " + d.day + ", " + d.total
export const cartOption = (d: { option: string | number; value: string | number }) => "" + d.option + ": " + d.value
export const colorShown = (d: { key: string; color: string }) => "" + select(d.key, { other: d.color })
export const colorName = (d: { color: string }) => "" + select(d.color, { black: "Black", white: "White", gray: "Gray", silver: "Silver", gold: "Gold", brown: "Brown", red: "Red", orange: "Orange", yellow: "Yellow", green: "Green", blue: "Blue", purple: "Purple", pink: "Pink", other: "" })
export const compareTitle = "Comparison"
export const compareEmpty = "There are no products in the comparison yet"
export const compareNotSold = (d: { names: string | number }) => "Not sold here: " + d.names
export const compareDetailsError = "The details of these products could not be loaded."
export const compareDifferencesOnly = "Differences only"
export const compareNoDifferences = "No differences"
export const compareCaption = (d: { names: string | number }) => "Comparison of " + d.names
export const compareBest = "best"
export const compareNotKnown = "not known"
export const compareRemoved = (d: { name: string | number }) => "Removed from the comparison: " + d.name
export const compareClear = "Clear"
export const compareCompare = (d: { count: string | number }) => "Compare " + d.count
export const comparisonIsFull = "The comparison has room for four products."
export const consentTitle = "Visitor statistics"
export const consentAsk = "May we analyse your visit?"
export const consentAnswer = (d: { answer: string | number }) => "Your answer: " + d.answer
export const consentYes = "Yes"
export const consentNo = "No"
export const consentAbout = "If you say yes, a script of this shop learns what visitors look at, search for and put into the cart. If you say no, it is not loaded, and nothing is sent. Your answer stays on this device, and you can change it on this page at any time."
export const deliveryName = "Delivery"
export const deliveryCost = (d: { way: string | number; cost: string | number }) => "" + d.way + " " + d.cost
export const deliveryFreeFrom = (d: { way: string | number; cost: string | number; price: string | number }) => "" + d.way + " " + d.cost + ", free from " + d.price
export const deliveryTo = (d: { name: string | number; countries: string | number }) => "" + d.name + " to " + d.countries
export const deliveryPostcodes = (d: { way: string | number; postcodes: string | number }) => "" + d.way + ", postcodes " + d.postcodes
export const deliveryOnRequest = "on request"
export const deliveryFree = "free"
export const deliveryWithArrival = (d: { delivery: string | number; arrival: string | number }) => "" + d.delivery + "; " + d.arrival
export const deliveryReady = (d: { days: string | number }) => "ready " + d.days
export const deliveryWithYou = (d: { days: string | number }) => "with you " + d.days
export const deliveryDays = (d: { first: string | number; last: string | number }) => "" + d.first + " to " + d.last
export const errorTitle = "Error"
export const errorHeading = "This page could not be shown"
export const errorMessage = "Something went wrong!"
export const errorReload = "Reload"
export const errorNoServerTitle = "Web server needed"
export const errorNoServer = "This shop needs a web server"
export const errorStartServer = (d: { command: string | number }) => "Run " + d.command + " in the folder of the project, and open the address that it prints."
export const factsGroupGeneral = "General"
export const factsBrand = "Brand"
export const factsKind = "Kind"
export const factsColor = "Color"
export const factsYear = "Year"
export const factsScreen = "Screen"
export const factsResolution = "Resolution"
export const factsProcessor = "Processor"
export const factsRam = "RAM"
export const factsMemory = "Built in memory"
export const factsCapacity = "Capacity"
export const factsCamera = "Camera"
export const factsZoom = "Zoom"
export const factsCell = "Cell"
export const factsAvailability = "Availability"
export const factsFits = "Fits"
export const factsPrice = "Price"
export const factsGroupScreen = "Display"
export const factsGroupPerformance = "Performance"
export const factsGroupMemory = "Memory"
export const factsGroupCamera = "Camera"
export const factsGroupNetwork = "Network"
export const factsGuarantee = "Guarantee"
export const factsRepairability = "Repairability"
export const factsUpdates = "Updates until"
export const favouritesTitle = "Favourites"
export const favouritesEmpty = "There are no favourites yet"
export const footerLanguage = "Language"
export const guaranteeTitle = "Legal guarantee"
export const guaranteePromise = (d: { years: string | number }) => "Legal guarantee: " + d.years
export const guaranteeLaw = (d: { years: string | number }) => "If goods are faulty or not as described, you have rights by law against us, the seller: repair or replacement free of charge and, if that is not possible or takes too long, a lower price or your money back. The legal guarantee lasts " + d.years + " from delivery."
export const guaranteeMaker = (d: { label: string | number }) => "Some makers promise more. The page of such a product then says for how long, beside “" + d.label + "”. That comes in addition, and takes nothing away from your rights by law."
export const guaranteeNotice = "The notice of the European Union on the legal guarantee"
export const homeBanner = "Banner"
export const homeSlideLink = (d: { linkText: string | number; title: string | number }) => "" + d.linkText + ": " + d.title
export const homePreviousSlide = "Previous slide"
export const homeNextSlide = "Next slide"
export const homeGoToSlide = (d: { number: string | number }) => "Go to slide " + d.number
export const homeStartSlides = "Start turning slides"
export const homeStopSlides = "Stop turning slides"
export const homeCategories = "Categories"
export const homeAllOf = (d: { category: string | number }) => "All " + d.category
export const homeSeeAll = "See all"
export const homeSeeAllOf = (d: { title: string | number }) => "See all: " + d.title
export const infoTable = "Table"
export const kindName = (d: { kind: string }) => "" + select(d.kind, { phone: "Phone", tablet: "Tablet", watch: "Watch", earbuds: "Earbuds", headphones: "Headphones", "case": "Case", charger: "Charger", stylus: "Stylus", keyboard: "Keyboard", other: "" })
export const layoutSkip = "Skip to content"
export const layoutNavigation = "Main"
export const layoutHome = "Home"
export const layoutOpenMenu = "Open menu"
export const layoutCloseMenu = "Close menu"
export const layoutDarkTheme = "Dark theme"
export const layoutBackToTop = "Back to top"
export const layoutUndo = "Undo"
export const layoutTotal = (d: { price: string | number }) => "Total " + d.price
export const layoutViewCart = "View cart"
export const layoutStorageRefused = "This browser does not let the shop keep your cart and favourites after you leave."
export const layoutCloseMessage = "Close message"
export const layoutPutBack = (d: { list: string }) => "Put back: " + select(d.list, { both: "cart and favourites", other: d.list }) + "."
export const layoutBackIn = (d: { list: string }) => "Back in the " + select(d.list, { viewed: "recently viewed products", other: d.list }) + "."
export const layoutReplaced = (d: { list: string }) => "Replaced: " + select(d.list, { both: "cart and favourites", other: d.list }) + "."
export const layoutRemoved = (d: { list: string; name: string | number }) => "Removed from the " + select(d.list, { viewed: "recently viewed products", other: d.list }) + ": " + d.name
export const layoutRemovedAndSaved = (d: { name: string | number }) => "Removed from the cart: " + d.name + ". It is in your favourites."
export const layoutRemovedProducts = (d: { count: string | number }) => "" + d.count + " products removed."
export const languagesOffer = "This shop is available in English"
export const listSearch = "Search"
export const listError = "Somethin went wrong!"
export const listSearchError = "Something went wrong!"
export const listEmpty = (d: { category: string | number }) => "There are no " + d.category + " yet"
export const listNoProducts = "There are no products yet"
export const listCount = (d: { count: string | number }) => "" + d.count + " models"
export const listCountOf = (d: { count: string | number; all: string | number }) => "" + d.count + " of " + d.all + " models"
export const listModels = (d: { count: number }) => "" + plural(d.count, 0, en, { one: d.count + " model", other: d.count + " models" })
export const listGrouped = (d: { count: number; variants: number }) => "" + plural(d.count, 0, en, { one: d.count + " model", other: d.count + " models" }) + ", " + plural(d.variants, 0, en, { one: d.variants + " variant", other: d.variants + " variants" })
export const listGroupedOf = (d: { count: string | number; all: number; variants: number }) => "" + d.count + " of " + plural(d.all, 0, en, { one: d.all + " model", other: d.all + " models" }) + ", " + plural(d.variants, 0, en, { one: d.variants + " variant", other: d.variants + " variants" })
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
export const listChosen = (d: { count: string | number }) => "" + d.count + " chosen"
export const listShowFewer = "Show fewer"
export const listShowMore = "Show more"
export const listOnSale = "On sale"
export const listUpTo = (d: { to: string | number }) => "up to " + d.to
export const listFrom = (d: { from: string | number }) => "from " + d.from
export const listFromTo = (d: { from: string | number; to: string | number }) => "" + d.from + " to " + d.to
export const listLowestPrice = "Lowest price"
export const listHighestPrice = "Highest price"
export const listLowest = (d: { facet: string | number }) => "Lowest " + d.facet
export const listHighest = (d: { facet: string | number }) => "Highest " + d.facet
export const listColors = "Colors"
export const listVariants = (d: { count: string | number }) => "" + d.count + " variants"
export const listVariantsOf = (d: { count: string | number; all: string | number }) => "" + d.count + " of " + d.all + " variants"
export const listPagination = "Pagination"
export const listPreviousPage = "Previous page"
export const listNextPage = "Next page"
export const listPage = (d: { number: string | number }) => "Page " + d.number
export const listUnderstood = "Understood as"
export const listShowAllResults = (d: { query: string | number }) => "Show all results for “" + d.query + "”"
export const listShowAllOf = (d: { category: string | number }) => "Show all " + d.category
export const listResults = (d: { query: string | number }) => "Results for “" + d.query + "”"
export const listSearched = (d: { query: string | number }) => "“" + d.query + "”"
export const listMissing = (d: { missing: string | number }) => "No " + d.missing + " here. These are the closest results."
export const listLeftOut = (d: { query: string | number; words: string | number }) => "Nothing matches all of “" + d.query + "”. These are the closest results, without " + d.words + "."
export const listLeftOutWord = (d: { word: string | number }) => "“" + d.word + "”"
export const listNothingFound = (d: { query: string | number }) => "Nothing found for “" + d.query + "”"
export const listTryOther = "Try other or fewer words, or look through a category."
export const listSearchResults = "Search results"
export const needLongestLasting = "Longest lasting first"
export const needMostRam = "Most RAM first"
export const needMostStorage = "Most storage first"
export const needLongestZoom = "Longest zoom first"
export const needFastestCharging = "Fastest charging first"
export const needLightest = "Lightest first"
export const needHeaviest = "Heaviest first"
export const needThinnest = "Thinnest first"
export const needSmallest = "Smallest first"
export const needLargest = "Largest first"
export const needCheapest = "Cheapest first"
export const needMostExpensive = "Most expensive first"
export const needNewest = "Newest first"
export const needStrongest = "Strongest first"
export const needLongest = "Longest first"
export const needShortest = "Shortest first"
export const needLowerFirst = (d: { fact: string | number }) => "" + d.fact + ", lower first"
export const needHigherFirst = (d: { fact: string | number }) => "" + d.fact + ", higher first"
export const needUpTo = (d: { words: string | number; amount: string | number }) => "" + d.words + ": up to " + d.amount
export const needFrom = (d: { words: string | number; amount: string | number }) => "" + d.words + ": from " + d.amount
export const needOnSale = "on sale"
export const needUnder = (d: { price: string | number }) => "under " + d.price
export const needOver = (d: { price: string | number }) => "over " + d.price
export const needFitting = (d: { accessory: string | number; models: string | number }) => "" + d.accessory + " for " + d.models
export const needOr = " or "
export const needSeveral = (d: { words: string | number }) => "" + d.words + "s"
export const needSeveralEs = (d: { words: string | number }) => "" + d.words + "es"
export const orderHeading = "Your order"
export const orderNothing = "Nothing in this cart can be ordered."
export const orderTotal = (d: { count: number }) => "Total for " + plural(d.count, 0, en, { one: d.count + " item", other: d.count + " items" })
export const orderTotalLine = (d: { count: number; price: string | number }) => "Total for " + plural(d.count, 0, en, { one: d.count + " item", other: d.count + " items" }) + ": " + d.price
export const orderGoods = (d: { price: string | number }) => "Goods: " + d.price
export const orderWay = "How you get it"
export const orderTooManyLines = (d: { provider: string | number }) => "This cart has too many lines for " + d.provider + ". Please order in two parts."
export const orderNoOptions = (d: { provider: string | number }) => "" + d.provider + " does not take orders with options."
export const orderContinue = (d: { provider: string | number }) => "Continue at " + d.provider
export const orderOptional = (d: { label: string | number }) => "" + d.label + " (optional)"
export const orderNote = "Note (optional)"
export const orderCharactersLeft = (d: { count: string | number }) => "" + d.count + " characters left"
export const orderRead = "Read what will be sent"
export const orderTooLong = "Your order is too long for the message. Copy it or save it as a file, and put it into the message before you send it."
export const orderSend = (d: { way: string }) => "Send by " + select(d.way, { mail: "e-mail", other: "WhatsApp" })
export const orderSendInWords = (d: { words: string | number; way: string }) => "" + d.words + ", by " + select(d.way, { mail: "e-mail", other: "WhatsApp" })
export const orderCopied = "Order copied."
export const orderNotCopied = "The browser did not copy it. Save it as a file."
export const orderCopy = "Copy the order"
export const orderNumber = (d: { number: string | number }) => "Your order has the number " + d.number + "."
export const orderCartStays = "The cart stays as it is until you say that you have sent the order."
export const orderSent = "I have sent it"
export const orderTitle = (d: { number: string | number; shop: string | number }) => "Order " + d.number + " at " + d.shop
export const orderPack = (d: { link: string | number }) => "To pack it: " + d.link
export const orderPasted = "The order is pasted below, or in the file with this message."
export const orderLeftOut = (d: { lines: string | number }) => "Not ordered, as it cannot be had: " + d.lines
export const orderAnswer = (d: { label: string | number; value: string | number }) => "" + d.label + ": " + d.value
export const orderLine = (d: { count: string | number; name: string | number; number: string | number; price: string | number }) => "" + d.count + " × " + d.name + ", " + d.number + ": " + d.price
export const orderLineOfSeveral = (d: { count: string | number; name: string | number; number: string | number; price: string | number; each: string | number }) => "" + d.count + " × " + d.name + ", " + d.number + ": " + d.price + " (" + d.each + " each)"
export const orderFillIn = (d: { label: string | number }) => "Please fill in “" + d.label + "”."
export const orderWholeAddress = "Please write a whole e-mail address, such as ann@mail.example."
export const orderRecordHeading = (d: { number: string | number }) => "Order " + d.number
export const orderUnknown = "This device has no such order"
export const orderGoneByNow = (d: { names: string | number }) => "Cannot be had by now: " + d.names
export const orderSlipNote = "At today’s prices. Compare the total with the message."
export const orderLeftBehind = (d: { count: string | number }) => "" + d.count + " of them cannot be had now."
export const orderInCartAgain = "The order is in the cart again."
export const orderDeleted = "Receipt deleted."
export const orderReceiptNote = "Kept on this device only, without your name and address."
export const orderAgain = "Order again"
export const orderWithdraw = "Withdraw from this order"
export const orderDelete = "Delete this receipt"
export const ordersTotal = (d: { count: number }) => "Total for " + plural(d.count, 0, en, { one: d.count + " item", other: d.count + " items" })
export const pageBack = "Back"
export const pageBreadcrumb = "Breadcrumb"
export const pageToStore = "Go to the store"
export const pagePartMissing = "Part of this page could not be loaded. Please reload it."
export const pageNotFound = "Page not found"
export const pageNoSuchPage = "There is no such page in the shop."
export const previewOpen = "Open in the shop"
export const previewLists = "Its lists, without scripts:"
export const previewCategory = (d: { category: string | number; shop: string | number; count: number }) => "" + d.category + " at " + d.shop + ": " + plural(d.count, 0, en, { one: d.count + " model", other: d.count + " models" }) + "."
export const previewModels = (d: { count: number }) => "" + plural(d.count, 0, en, { one: d.count + " model", other: d.count + " models" })
export const previewFirst = (d: { shown: string | number; count: number }) => "The first " + d.shown + " of " + plural(d.count, 0, en, { one: d.count + " product", other: d.count + " products" })
export const previewVariants = "Variants"
export const previewNothingHere = "There is nothing at this address: it may be mistyped, or the product is no longer sold."
export const previewToShop = "Go to the shop"
export const previewOpenPage = "Open this page in the shop"
export const previewSearch = (d: { words: string | number }) => "Search the shop for “" + d.words + "”"
export const productNumber = (d: { number: string | number }) => "" + d.number
export const productFits = (d: { models: string | number }) => "Fits " + d.models
export const productFitsMore = (d: { models: string | number; more: string | number }) => "Fits " + d.models + " and " + d.more
export const productMoreModels = (d: { count: string | number }) => "" + d.count + " more"
export const productImages = "Product images"
export const productPicture = (d: { name: string | number; number: string | number; count: string | number }) => "" + d.name + ", picture " + d.number + " of " + d.count
export const productEnlarge = "Show image full size"
export const productSaleUntil = (d: { day: string | number }) => "Until " + d.day
export const productThumbnail = (d: { number: string | number }) => "Image " + d.number
export const productFullSize = (d: { name: string | number }) => "" + d.name + ", full size"
export const productImageOf = (d: { number: string | number; count: string | number }) => "Image " + d.number + " of " + d.count
export const productFrame = "Picture"
export const productPrevious = "Previous image"
export const productNext = "Next image"
export const productZoomOut = "Zoom out"
export const productZoomIn = "Zoom in"
export const productSurcharge = (d: { label: string | number; price: string | number }) => "" + d.label + ", + " + d.price
export const productDetailsFailed = "The details of this product could not be loaded."
export const productNotFound = "Product not found"
export const productNoneYet = (d: { name: string | number }) => "There are no " + d.name + " yet"
export const productVariantNotSold = (d: { name: string | number }) => "The shop does not sell " + d.name + "."
export const productSeeAll = (d: { category: string | number }) => "See all " + d.category
export const productAbout = "About"
export const productTechSpecs = "Tech specs"
export const productCartPrice = (d: { price: string | number }) => "The cart will hold it at " + d.price + "."
export const productQuestion = (d: { name: string | number; number: string | number }) => "I have a question about: " + d.name + ", " + d.number
export const productQuestionTitle = (d: { name: string | number; number: string | number }) => "" + d.name + ", " + d.number
export const productAsk = "Ask about this"
export const productBuy = (d: { name: string | number }) => "Buy " + d.name
export const productSuited = "Goes with it"
export const productSimilarModels = "Similar models"
export const productColors = "Available colors"
export const productSoldOutTitle = "sold out"
export const productNotSold = (d: { value: string | number }) => "" + d.value + ", not sold"
export const productNotSoldIn = (d: { value: string | number; other: string | number }) => "" + d.value + ", not sold in " + d.other
export const productId = (d: { id: string | number }) => "ID: " + d.id
export const productSelectCapacity = "Select capacity"
export const productSelectSize = (d: { size: string | number }) => "Select " + d.size
export const searchFieldSearch = "Search"
export const searchFieldClose = "Close search"
export const searchFieldSuggestions = "Suggestions"
export const searchFieldNone = "No suggestions"
export const searchFieldCount = (d: { count: number }) => "" + plural(d.count, 0, en, { "0": "No suggestions.", one: d.count + " suggestion.", other: d.count + " suggestions." })
export const searchFieldOption = (d: { name: string | number; note: string | number }) => "" + d.name + ", " + d.note
export const searchFieldCategory = "Category"
export const searchFieldShowAll = "Show all results"
export const shareShare = "Share"
export const sharePrint = "Print"
export const shareLink = "Link"
export const shareCopy = "Copy"
export const shareCopied = "Link copied."
export const shareNotCopied = "The browser did not copy it. The link is selected."
export const sharedTitle = "Shared list"
export const sharedUnchanged = "Your own lists are as they were."
export const sharedFavouriteCount = (d: { count: number }) => "" + plural(d.count, 0, en, { one: d.count + " favourite", other: d.count + " favourites" })
export const sharedAllGone = "The shop sells none of these products any more."
export const sharedAdd = "Add to mine"
export const sharedReplace = "Replace mine"
export const sharedNotNow = "Not now"
export const sharedAdded = (d: { count: number }) => "Added to yours: " + plural(d.count, 0, en, { one: d.count + " product", other: d.count + " products" }) + "."
export const sharedReplaced = (d: { count: number }) => "In place of yours: " + plural(d.count, 0, en, { one: d.count + " product", other: d.count + " products" }) + "."
export const sharedNote = "Nothing has changed yet. If you replace, you can undo it."
export const sharedCartNote = "Nothing has changed yet. If you add, the larger quantity of a product in both carts counts. If you replace, you can undo it."
export const sharedNoProducts = "This link holds no products. It may be cut off."
export const sharedDamaged = "This link is damaged or cut off."
export const sharedListTooLarge = "This list has too many products to be shared."
export const shopCatalog = "Product Catalog"
export const shopWelcome = "Welcome to the store!"
export const shopNewModels = "Brand new models"
export const shopCategories = "Shop by category"
export const shopHotPrice = "Hot price"
export const shopSlideLink = "Order now"
export const shopName = "Shop"
export const shopSize = "Size"
export const shopLowestPrice = (d: { price: string | number }) => "Lowest price of the last 30 days: " + d.price
export const shopLowestSince = (d: { day: string | number; price: string | number }) => "Lowest price since " + d.day + ": " + d.price
export const shopDescription = (d: { goods: string | number }) => "" + d.goods + ": browse the catalogue, compare, keep favourites."
export const shopMore = "more"
export const shopNoScript = "This shop needs JavaScript to show its catalogue."
export const uiRemove = (d: { name: string | number }) => "Remove " + d.name
export const uiClose = "Close"
export const uiLoading = "Loading"
export const uiShowMore = (d: { count: string | number }) => "Show " + d.count + " more"
export const withdrawalTitle = "Withdraw from a contract"
export const withdrawalSteps = "You can withdraw from what you have ordered here, without saying why. It takes two steps."
export const withdrawalNumber = "Have the number of your order ready, such as AB-261124-7K3Q. It stands in the message that you have sent us, and [your cart](#/cart) lists your orders."
export const withdrawalBegin = "Withdraw from the contract here"
export const withdrawalConfirmTitle = "Confirm the withdrawal"
export const withdrawalSend = "This opens a message to us. Fill in the number of your order and your name, and send it. We confirm that it has arrived."
export const withdrawalConfirm = "Confirm withdrawal"
export const withdrawalSubject = (d: { shop: string | number }) => "Withdrawal, " + d.shop
export const withdrawalStatement = (d: { shop: string | number }) => "I withdraw from my contract with " + d.shop + "."
export const withdrawalOrderNumber = "Number of the order:"
export const withdrawalGoods = "Only these goods of it (empty: all):"
export const withdrawalName = "Name:"
