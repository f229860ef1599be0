import type { Operation } from '../../kernel/calls/operation.ts'
import { errorPage } from './errorPage.ts'

/** A page of the bank, or what its form is sent to: no definition documents its errors, which are pages too. */
export const pageOperation = ({
  title,
  ...operation
}: Pick<Operation, 'id' | 'method' | 'path' | 'respond'> & { title: string }): Operation => ({
  ...operation,
  describe: () => ({ group: 'Authorization', title, errors: [] }),
  fail: ({ status, message }) => errorPage(status, message),
})
