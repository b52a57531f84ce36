interface HeardEvent {
  readonly event: string
  readonly search_term?: string
  readonly results?: number
  readonly ecommerce?: {
    readonly value?: number
    readonly items: readonly {
      readonly item_id: string
      readonly item_list_name?: string
      readonly quantity: number
    }[]
  }
}

/** The events that a page's own script has heard so far; grows. */
export function heardEvents(): HeardEvent[] {
  const heard: HeardEvent[] = []
  globalThis.dataLayer = {
    push: (entry) => {
      if (isEvent(entry)) heard.push(entry)
    },
  }
  return heard
}

function isEvent(entry: object): entry is HeardEvent {
  return 'event' in entry
}
