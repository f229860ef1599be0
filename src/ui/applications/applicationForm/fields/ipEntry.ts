import { type RefObject, useRef, useState } from 'react'
import type { ApplicationForm } from '../../../../rules/applications/applicationForm.ts'
import { refusedIp } from '../../../../rules/applications/applicationForm.ts'
import type { SchemaFormApi } from '../../../kit/forms/schemaForm.tsx'

export interface IpEntry {
  text: string
  element: RefObject<HTMLInputElement | null>
  message: string | undefined
  type(text: string): void
  /** Adds what is typed; false when it is refused, and then the text stays. Nothing typed is fine. */
  add(): boolean
}

/** An address on its way into the list (001 section 4). */
export function useIpEntry(form: SchemaFormApi<ApplicationForm>): IpEntry {
  const [text, setText] = useState('')
  const [message, setMessage] = useState<string>()
  const element = useRef<HTMLInputElement>(null)
  return {
    text,
    element,
    message,
    type(next) {
      setText(next)
      setMessage(undefined)
    },
    add() {
      const address = text.trim()
      if (address === '') return true
      const { ipList } = form.values()
      const refused = refusedIp(address, ipList)
      setMessage(refused)
      if (refused !== undefined) return false
      form.setValue('ipList', [...ipList, address])
      setText('')
      return true
    },
  }
}
