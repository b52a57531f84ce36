/** What our own catalogue has beyond the specification, in the form of `facts` in a shop's `shop.json`. */
export const DEFAULT_FACTS = {
  battery: {
    label: 'Battery',
    unit: 'mAh',
    better: 'higher',
    group: 'Battery',
    filter: true,
    categories: ['phones'],
  },
  // Some makers state it in Wh, others in mAh.
  batteryCapacity: { label: 'Battery capacity', group: 'Battery', categories: ['tablets'] },
  lasts: { label: 'Battery life', unit: 'hours', better: 'higher', group: 'Battery' },
  charging: { label: 'Charging', group: 'Battery' },
  weight: { label: 'Weight', unit: 'g', better: 'lower', group: 'Body', filter: true },
  dimensions: { label: 'Dimensions', group: 'Body' },
  water: { label: 'Water resistance', group: 'Body' },
  ports: { label: 'Ports', group: 'Body' },
  system: { label: 'Operating system', group: 'Performance' },
  box: { label: 'In the box', group: 'General' },
} as const
