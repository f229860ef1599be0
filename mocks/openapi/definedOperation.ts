import type { defaulted, definitions } from './types.gen.ts'

/** `<product>/<service>`, the file's path in this folder. */
export type DefinitionName = keyof definitions

type Content<Value> = { content: { 'application/json': Value } }

export type BodyOf<Name extends DefinitionName> =
  NonNullable<definitions[Name]['requestBody']> extends Content<infer Body> ? Body : undefined

type SentQuery<Name extends DefinitionName> = NonNullable<definitions[Name]['parameters']['query']>

type Defaulted<Name extends DefinitionName> = Name extends keyof defaulted ? defaulted[Name] : never

/** As a handler gets it: with the defaults of the definition. */
export type QueryOf<Name extends DefinitionName> = SentQuery<Name> &
  Required<Pick<SentQuery<Name>, Extract<Defaulted<Name>, keyof SentQuery<Name>>>>

/** Of the path. */
export type ParamsOf<Name extends DefinitionName> = NonNullable<definitions[Name]['parameters']['path']>

type DataOf<Name extends DefinitionName> = definitions[Name]['responses'][200]['content']['application/json']['data']

type Waiting = { status: 'OTP_REQUIRED' }

/** The data of the documented answer, of a call that needs no OTP any more. */
export type ResultOf<Name extends DefinitionName> = Exclude<DataOf<Name>, Waiting>

/** The data of the documented answer, of a call that waits for its OTP. */
export type WaitingOf<Name extends DefinitionName> = Extract<DataOf<Name>, Waiting>

/** Those with `x-otp`: what a call answers can be that it waits for its customer. */
export type ConfirmedDefinition = {
  [Name in DefinitionName]: [WaitingOf<Name>] extends [never] ? never : Name
}[DefinitionName]
