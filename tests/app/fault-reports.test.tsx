import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { reportFault, reportUncaughtFaults, type FaultReport } from '#src/app/fault-reports.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const reports: FaultReport[] = []
const listen = ({ detail }: WindowEventMap['shop:fault']) => reports.push(detail)

beforeAll(reportUncaughtFaults)

beforeEach(() => {
  reports.length = 0
  window.addEventListener('shop:fault', listen)
})

afterEach(() => window.removeEventListener('shop:fault', listen))

it('reports a file that failed to load, with the address of the page', async () => {
  await renderApp('/phones', { files: { 'api/products.json': null } })
  expect(reports).toMatchObject([
    {
      source: 'file',
      error: { name: 'CatalogueFileError', message: 'api/products.json: is not a list' },
      address: window.location.href,
    },
  ])
})

it('reports uncaught errors and unhandled rejections', () => {
  const inHandler = new Error('in a handler')
  const inPromise = new Error('in a promise')
  window.dispatchEvent(new ErrorEvent('error', { error: inHandler }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: inPromise }))
  expect(reports).toMatchObject([
    { source: 'elsewhere', error: inHandler },
    { source: 'elsewhere', error: inPromise },
  ])
})

it('reports nothing for a page or product that is not found', async () => {
  const { router } = await renderApp('/laptops')
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await act(() => router.navigate({ href: '/phones/no-such-phone' }))
  expect(reports).toEqual([])
})

it('does not report a failing listener as a fault, which would loop forever', () => {
  const failing = vi.fn(() => {
    throw new Error('the service is down')
  })
  const told = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', told)
  window.addEventListener('shop:fault', failing)
  reportFault('elsewhere', new Error('first'))
  reportFault('elsewhere', new Error('second'))
  window.removeEventListener('shop:fault', failing)
  window.removeEventListener('error', told)
  expect(failing).toHaveBeenCalledTimes(2)
  expect(told).toHaveBeenCalledTimes(2)
  expect(reports.map(({ error }) => error)).toEqual([new Error('first'), new Error('second')])
})
