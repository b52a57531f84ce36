import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { handOverOnceDrawn } from '#src/app/hand-over.ts'
import { keepPress } from '#src/first-frame/keep-press.ts'

const pressed = vi.fn<(name: string) => void>()
const onDrawn = vi.fn<() => void>()

/** The same page twice: as the first frame, whose buttons do nothing, and as the shop's. */
const PAGE =
  '<header><button>Menu</button><a href="#">Cart</a></header><main><button>Stop</button></main>'

let frame: HTMLElement

beforeEach(() => {
  pressed.mockClear()
  document.body.innerHTML = `<div id="root"><div>${PAGE}</div></div>`
  frame = document.querySelector<HTMLElement>('#root > div') ?? document.body
  keepPress(frame)
})

/** The shop draws its own, with what else it has to show. */
async function takeOver(page = PAGE): Promise<void> {
  frame.outerHTML = `<div>${page}</div>`
  for (const control of [...screen.getAllByRole('button'), ...screen.getAllByRole('link')]) {
    control.addEventListener('click', () => pressed(control.textContent))
  }
  await Promise.resolve()
}

function begin(): void {
  handOverOnceDrawn(frame.parentElement ?? document.body, onDrawn)
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the focus of the first frame', () => {
  it('goes to the same element of the shop, and nothing is pressed', async () => {
    button('Stop').focus()
    begin()
    await takeOver()
    expect(button('Stop')).toHaveFocus()
    expect(pressed).not.toHaveBeenCalled()
  })

  it('goes there whatever has been loaded before it', async () => {
    button('Stop').focus()
    begin()
    await takeOver(PAGE.replace('<main>', '<main><button>Next</button>'))
    expect(button('Stop')).toHaveFocus()
  })

  it('is the one of the last moment', async () => {
    begin()
    button('Stop').focus()
    await takeOver()
    expect(button('Stop')).toHaveFocus()
  })
})

it('tells when the shop is drawn, and not before', async () => {
  onDrawn.mockClear()
  begin()
  await Promise.resolve()
  expect(onDrawn).not.toHaveBeenCalled()
  await takeOver()
  expect(onDrawn).toHaveBeenCalledOnce()
})

describe('a press in the first frame', () => {
  it.each(['before the shop begins to draw', 'while it draws'])(
    'is one of the shop: %s',
    async (when) => {
      const user = userEvent.setup()
      if (when === 'while it draws') begin()
      await user.click(button('Menu'))
      if (when !== 'while it draws') begin()
      await takeOver()
      expect(pressed.mock.calls).toEqual([['Menu']])
    },
  )

  it('is one of the link where the mouse comes up', async () => {
    const user = userEvent.setup()
    await user.pointer({ target: screen.getByRole('link'), keys: '[MouseLeft>]' })
    begin()
    await takeOver()
    await user.pointer({ target: screen.getByRole('link'), keys: '[/MouseLeft]' })
    expect(pressed.mock.calls).toEqual([['Cart']])
  })

  it.each([
    ['another mouse button', '', 'MouseRight'],
    ['the key that opens another tab', '{Control>}', 'MouseLeft'],
  ])('is none with %s', async (_, key, mouseButton) => {
    const user = userEvent.setup()
    if (key) await user.keyboard(key)
    await user.pointer({ target: screen.getByRole('link'), keys: `[${mouseButton}>]` })
    begin()
    await takeOver()
    await user.pointer({ target: screen.getByRole('link'), keys: `[/${mouseButton}]` })
    expect(pressed).not.toHaveBeenCalled()
  })

  it('is the business of a link that was followed', async () => {
    await userEvent.click(screen.getByRole('link'))
    begin()
    await takeOver()
    expect(pressed).not.toHaveBeenCalled()
  })

  it('is one of the same control, whatever has been loaded before it', async () => {
    await userEvent.click(button('Stop'))
    begin()
    await takeOver(PAGE.replace('<main>', '<main><button>Next</button>'))
    expect(pressed.mock.calls).toEqual([['Stop']])
  })

  it('is none where the shop has another button in its place', async () => {
    await userEvent.click(button('Stop'))
    begin()
    await takeOver(PAGE.replace('Stop', 'Start'))
    expect(pressed).not.toHaveBeenCalled()
  })

  it('whose mouse comes up unseen is over with the next one', async () => {
    const user = userEvent.setup()
    await user.pointer({ target: button('Menu'), keys: '[MouseLeft>]' })
    begin()
    await takeOver()
    await userEvent.click(button('Menu'))
    expect(pressed.mock.calls).toEqual([['Menu']])
  })
})
