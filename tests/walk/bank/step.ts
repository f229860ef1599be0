/** How a value of a call differs from the example of its definition. */
export interface Change {
  /** As `InputField.at` names it. */
  at: string
  /** Taken from earlier answers: what the caller has, what somebody else has, or what an operation answered that has to be called first. */
  from?: 'own' | 'others' | 'answered'
  /** Which of several, from the newest on. */
  back?: number
  /** Left out. */
  drop?: true
  value?: unknown
}

export type TokenFlaw =
  | 'wrong password'
  | 'unknown customer'
  | 'wrong secret'
  | 'wrong code'
  | 'used refresh token'
  | 'no scope'
  | 'unknown scope'
  | 'no signature'

export type Grants = 'client_credentials' | 'password' | 'authorization_code' | 'authorization_id' | 'refresh_token'

/** What a walk did, as a fixture keeps it and a replay does it again. `by` is `A/1`: an application and its customer. */
export type Step =
  | { do: 'token'; by: string; grant: Grants; flaw?: TokenFlaw; scope?: string }
  | {
      do: 'call'
      by: string
      operation: string
      example: number
      changes: Change[]
      /** `ended`: of an application that is deleted or has another secret. */
      token?: 'none' | 'unknown' | 'ended'
      sign?: 'wrong' | 'none'
      /** What hits this call, as x-sandbox-fault says it. */
      fault?: string
      /** So many calls within a second. */
      times?: number
      ip?: string
    }
  | { do: 'otp'; by: string; how: 'right' | 'wrong' | 'for another token' | 'with the other method'; back: number }
  | { do: 'clock'; by: number }
  | { do: 'portal'; application: 'A' | 'B'; what: 'renew' | 'delete' | 'register' | 'change' | 'list' }
  | { do: 'fault'; operation: string; fault: object }
  | { do: 'settings'; settings: object }
  | {
      do: 'bank'
      what: 'restart' | 'snapshot' | 'restore' | 'export and import' | 'reset' | 'approve' | 'refuse' | 'balance'
    }

export type CallStep = Extract<Step, { do: 'call' }>
export type TokenStep = Extract<Step, { do: 'token' }>
export type OtpStep = Extract<Step, { do: 'otp' }>
