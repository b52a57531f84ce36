import { describe, expect, it } from 'vitest'
import { budgetFaults } from '../scripts/budget/compare.ts'

const home = { bytes: 100_000, modules: { 'react-dom': 200_000, 'src/ui/icon.tsx': 1000 } }

describe('the budget of a route', () => {
  it('tolerates small changes', () => {
    const measured = { 'first visit': { ...home, bytes: 101_000 } }
    expect(budgetFaults({ 'first visit': home }, measured)).toEqual([])
  })

  it('names the module that grew', () => {
    const measured = {
      'first visit': {
        bytes: 110_000,
        modules: { 'react-dom': 199_000, 'src/ui/icon.tsx': 1200, lodash: 30_000 },
      },
    }
    expect(budgetFaults({ 'first visit': home }, measured)).toEqual([
      'first visit grew from 100000 to 110000 bytes: lodash +30000, src/ui/icon.tsx +200',
    ])
  })

  it('cannot be set above the limit', () => {
    const cart = { bytes: 16_000, modules: { 'src/cart.tsx': 40_000 } }
    expect(budgetFaults({ 'routes/cart.tsx': cart }, { 'routes/cart.tsx': cart })).toEqual([
      'routes/cart.tsx is 16000 bytes, the limit is 15000: ',
    ])
  })

  it('reports a route that is not in it', () => {
    expect(budgetFaults({}, { 'routes/new.tsx': { bytes: 500, modules: {} } })).toEqual([
      'routes/new.tsx is not in the budget yet: it is 500 bytes',
    ])
  })
})
