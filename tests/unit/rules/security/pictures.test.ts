import { describe, expect, test } from 'vitest'
import { pictureSource } from '../../../../src/rules/security/pictures.ts'

const here = 'https://developers.bank.test'
const bank = { services: 'https://api.bank.test/v1', images: ['https://cdn.bank.test'] }

describe('imageUrl goes into src as http(s) of the configured hosts and as data:image only', () => {
  test.each([
    ['https://api.bank.test/a.png', 'https://api.bank.test/a.png'],
    ['https://cdn.bank.test/a.png', 'https://cdn.bank.test/a.png'],
    [`${here}/a.png`, `${here}/a.png`],
    ['/pictures/a.png', 'https://api.bank.test/pictures/a.png'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['', undefined],
    [' ', undefined],
    ['http://api.bank.test/a.png', undefined],
    ['https://elsewhere.test/a.png', undefined],
    ['//elsewhere.test/a.png', undefined],
    ['https://api.bank.test.elsewhere.test/a.png', undefined],
    ['data:text/html,<script>1</script>', undefined],
    ['javascript:alert(1)', undefined],
    ['blob:https://api.bank.test/1', undefined],
    ['file:///etc/passwd', undefined],
    ['https://', undefined],
  ])('%j -> %j', (sent, shown) => expect(pictureSource(sent, bank, here)).toBe(shown))

  test('with services on the same origin', () => {
    const sandbox = { services: '/bank' }
    expect(pictureSource('/a.png', sandbox, here)).toBe(`${here}/a.png`)
    expect(pictureSource('https://cdn.bank.test/a.png', sandbox, here)).toBeUndefined()
  })
})
