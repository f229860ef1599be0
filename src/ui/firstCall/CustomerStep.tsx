import { Button } from '@radix-ui/themes/components/button'
import { testCustomers } from '../../rules/bank/testCustomers.ts'
import type { FirstCallProps } from './firstCallActors.ts'
import { firstCallTexts } from './firstCallTexts.ts'

const texts = firstCallTexts.customer

export function CustomerStep({ actor }: FirstCallProps) {
  return (
    <>
      <p>{texts.text}</p>
      <ul className="guide-choices">
        {testCustomers.map(({ number, name, story }) => (
          <li key={number}>
            <div>
              <strong>{texts.numbered(number, name)}</strong>
              <p>{story}</p>
            </div>
            <Button
              type="button"
              variant="soft"
              aria-label={`${texts.choose}: ${name}`}
              onClick={() => actor.send({ type: 'customer.choose', number })}
            >
              {texts.choose}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
