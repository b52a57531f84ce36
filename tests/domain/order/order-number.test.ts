import { expect, it } from 'vitest'
import { ORDER_NUMBER } from '#src/domain/text/slugs.ts'
import { initials, isOfDay, newOrderNumber } from '#src/domain/order/order-number.ts'

const day = new Date(2026, 10, 24, 23, 59)

it('has letters of the shop’s name, the day, and characters that are not mistaken for others', () => {
  expect(newOrderNumber(day, [0, 31, 32, 255])).toBe('GD-261124-2Z2Z')
  const numbers = Array.from({ length: 500 }, () => newOrderNumber(day))
  expect(numbers.filter((number) => !ORDER_NUMBER.test(number) || /[01IO]$/.test(number))).toEqual(
    [],
  )
  expect(new Set(numbers).size).toBeGreaterThan(490)
  expect([isOfDay('GD-261124-2Z2Z', day), isOfDay('GD-261125-2Z2Z', day)]).toEqual([true, false])
})

it.each([
  ['Gadgetry', 'GD'],
  ['Knoten & Draht', 'KD'],
  ['Öl und Fett', 'OU'],
  ['Aeio', 'AO'],
  ['Велосипеды', 'OR'],
  ['B', 'BX'],
])('of %s the letters are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
