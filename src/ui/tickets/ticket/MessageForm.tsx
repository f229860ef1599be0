import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ticketMachine } from '../../../machines/tickets/ticket.machine.ts'
import { FormField } from '../../kit/forms/FormField.tsx'
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx'
import { SchemaForm } from '../../kit/forms/schemaForm.tsx'
import { Notice } from '../../kit/states/Notice.tsx'
import { TicketText } from '../TicketText.tsx'
import { ticketTexts as texts } from '../ticketTexts.ts'
import { MessageOutcome } from './MessageOutcome.tsx'
import type { Message } from './useMessage.ts'

interface Props {
  actor: ActorRefFrom<typeof ticketMachine>
  message: Message
  kind: 'description' | 'reply'
  /** The description that the bank has. */
  description: string
}

const labels = {
  description: { field: texts.description, hint: texts.noReply },
  reply: { field: texts.reply, hint: '' },
} as const

export function MessageForm({ actor, message, kind, description }: Props) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isUnconfirmed = useSelector(actor, (snapshot) => snapshot.context.outcomeUnknown)
  const { form, isMoved, isConflict, takeTheirs, keepMine } = message
  const send = isUnconfirmed ? texts.sendAgain : texts.send
  return (
    <SchemaForm form={form}>
      {isMoved && <Notice variant="info">{texts.answeredMeanwhile}</Notice>}
      {isConflict && (
        <Notice
          variant="warning"
          actions={
            <>
              <Button type="button" variant="outline" color="gray" onClick={takeTheirs}>
                {texts.takeTheirs}
              </Button>
              <Button type="button" variant="outline" color="gray" onClick={keepMine}>
                {texts.keepMine}
              </Button>
            </>
          }
        >
          {texts.changedMeanwhile} <TicketText>{description}</TicketText>
        </Notice>
      )}
      <FormField form={form} name="description" label={labels[kind].field} rows={4} hint={labels[kind].hint} />
      <MessageOutcome actor={actor} retry={() => void form.api.handleSubmit()} />
      <SubmitButton busy={isBusy} fullWidth={false}>
        {kind === 'reply' ? send : texts.save}
      </SubmitButton>
    </SchemaForm>
  )
}
