// Written by scripts/definitions.ts from mocks/openapi/webhooks/subscription.yaml.

/** What webhooks report, in the order of the definition; `scopes` are those of which a subscription needs one. */
export const webhookEvents = [
  {
    "type": "transaction.booked",
    "summary": "A movement was booked",
    "scopes": []
  },
  {
    "type": "transfer.settled",
    "summary": "A transfer has reached the recipient",
    "scopes": [
      "moneytransfers"
    ]
  },
  {
    "type": "transfer.returned",
    "summary": "A transfer came back",
    "scopes": [
      "moneytransfers"
    ]
  },
  {
    "type": "transfer.cancelled",
    "summary": "A transfer was cancelled",
    "scopes": [
      "moneytransfers"
    ]
  },
  {
    "type": "transfer.rejected",
    "summary": "A transfer was not approved",
    "scopes": [
      "moneytransfers"
    ]
  },
  {
    "type": "card.status_changed",
    "summary": "The status of a card has changed",
    "scopes": [
      "creditcards",
      "debitcards",
      "virtualcard"
    ]
  },
  {
    "type": "loan_application.decided",
    "summary": "An application for a loan was decided",
    "scopes": [
      "digitalloan"
    ]
  },
  {
    "type": "consent.status_changed",
    "summary": "A consent was given or refused, or has ended",
    "scopes": []
  },
  {
    "type": "ticket.answered",
    "summary": "The bank replied to a ticket",
    "scopes": []
  }
] as const

interface EventDetails {
  description: string
  fields: readonly { name: string; type: string; description: string }[]
  examples: readonly [WebhookExample, ...WebhookExample[]]
}
interface WebhookExample {
  type: string
  timestamp: string
  data: object
}

export const webhookEventDetails: Readonly<Record<(typeof webhookEvents)[number]['type'], EventDetails>> = {
  "transaction.booked": {
    "description": "Each booked movement of a chosen type on an account that the subscription follows. Verify webhook-signature before anything else, and refuse a timestamp that is more than five minutes away from your clock.",
    "fields": [
      {
        "name": "type",
        "type": "string",
        "description": "What happened."
      },
      {
        "name": "timestamp",
        "type": "string (date-time)",
        "description": "The moment of the booking."
      },
      {
        "name": "data",
        "type": "object",
        "description": "The movement."
      },
      {
        "name": "data.subscriptionId",
        "type": "string",
        "description": "The ID of a subscription."
      },
      {
        "name": "data.transactionType",
        "type": "string",
        "description": "What kind of movement is reported:\n\n- CHVLH: a transfer between two customers of the bank\n- CVIRM: a transfer between two accounts of the same customer\n- EEFTO: a transfer to or from another bank through EFT\n- FBTCH: a transfer to or from another bank through FAST, the instant payment system"
      },
      {
        "name": "data.direction",
        "type": "string",
        "description": "IN for money that comes in, OUT for money that goes out."
      },
      {
        "name": "data.referenceNumber",
        "type": "string",
        "description": "The reference number of the movement. Compare it before you act: a notification can come twice."
      },
      {
        "name": "data.accountNumber",
        "type": "string",
        "description": "The account that the movement is on."
      },
      {
        "name": "data.amount",
        "type": "object",
        "description": "An amount and its currency."
      },
      {
        "name": "data.amount.amount",
        "type": "string",
        "description": "A decimal number in text, with a point and as many decimals as the currency has, without a separator of thousands. Text, so that no program rounds it."
      },
      {
        "name": "data.amount.currency",
        "type": "string",
        "description": "An ISO 4217 currency code; XAU is gold in grams."
      },
      {
        "name": "data.transactionDate",
        "type": "string (date)",
        "description": "The day of the booking."
      },
      {
        "name": "data.explanation",
        "type": "string, optional",
        "description": "The text of the movement."
      }
    ],
    "examples": [
      {
        "type": "transaction.booked",
        "timestamp": "2026-03-14T10:32:07+03:00",
        "data": {
          "subscriptionId": "WH2603090001",
          "transactionType": "FBTCH",
          "direction": "IN",
          "referenceNumber": "20260314000270",
          "accountNumber": "1012000001",
          "amount": {
            "amount": "7400.00",
            "currency": "TRY"
          },
          "transactionDate": "2026-03-14",
          "explanation": "Invoice 2026-118"
        }
      }
    ]
  },
  "transfer.settled": {
    "description": "Each transfer that the customer ordered with your application or at the bank, from an account that the subscription follows. Standing orders are movements only, reported as transaction.booked.",
    "fields": [
      {
        "name": "type",
        "type": "string",
        "description": "What happened."
      },
      {
        "name": "timestamp",
        "type": "string (date-time)",
        "description": "The moment at which it was settled."
      },
      {
        "name": "data",
        "type": "object",
        "description": "The transfer."
      },
      {
        "name": "data.subscriptionId",
        "type": "string",
        "description": "The ID of a subscription."
      },
      {
        "name": "data.referenceNumber",
        "type": "string",
        "description": "The reference number of the transfer."
      },
      {
        "name": "data.transactionDate",
        "type": "string (date)",
        "description": "The transaction date, which the transfer status inquiry asks for."
      },
      {
        "name": "data.isInternalTransfer",
        "type": "boolean",
        "description": "Whether the recipient’s account is at the bank."
      },
      {
        "name": "data.accountNumber",
        "type": "string",
        "description": "The account that the money is sent from."
      },
      {
        "name": "data.amount",
        "type": "object",
        "description": "The amount of the transfer, without the fee."
      },
      {
        "name": "data.amount.amount",
        "type": "string",
        "description": "A decimal number in text, with a point and as many decimals as the currency has, without a separator of thousands. Text, so that no program rounds it."
      },
      {
        "name": "data.amount.currency",
        "type": "string",
        "description": "An ISO 4217 currency code; XAU is gold in grams."
      }
    ],
    "examples": [
      {
        "type": "transfer.settled",
        "timestamp": "2026-03-14T10:32:17+03:00",
        "data": {
          "subscriptionId": "WH2603140002",
          "referenceNumber": "20260314000271",
          "transactionDate": "2026-03-14",
          "isInternalTransfer": false,
          "accountNumber": "1012000001",
          "amount": {
            "amount": "2500.00",
            "currency": "TRY"
          }
        }
      }
    ]
  },
  "transfer.returned": {
    "description": "A transfer that was sent and that the receiving bank returned, or did not confirm. Amount and fee are back.",
    "fields": [
      {
        "name": "type",
        "type": "string",
        "description": "What happened."
      },
      {
        "name": "timestamp",
        "type": "string (date-time)",
        "description": "The moment of the return."
      },
      {
        "name": "data",
        "type": "object",
        "description": "The transfer, and why it came back."
      },
      {
        "name": "data.subscriptionId",
        "type": "string",
        "description": "The ID of a subscription."
      },
      {
        "name": "data.referenceNumber",
        "type": "string",
        "description": "The reference number of the transfer."
      },
      {
        "name": "data.transactionDate",
        "type": "string (date)",
        "description": "The transaction date, which the transfer status inquiry asks for."
      },
      {
        "name": "data.isInternalTransfer",
        "type": "boolean",
        "description": "Whether the recipient’s account is at the bank."
      },
      {
        "name": "data.accountNumber",
        "type": "string",
        "description": "The account that the money is sent from."
      },
      {
        "name": "data.amount",
        "type": "object",
        "description": "The amount of the transfer, without the fee."
      },
      {
        "name": "data.amount.amount",
        "type": "string",
        "description": "A decimal number in text, with a point and as many decimals as the currency has, without a separator of thousands. Text, so that no program rounds it."
      },
      {
        "name": "data.amount.currency",
        "type": "string",
        "description": "An ISO 4217 currency code; XAU is gold in grams."
      },
      {
        "name": "data.reason",
        "type": "string",
        "description": "Why it came back:\n\n- ACCOUNT_CLOSED: the receiving account is closed\n- ACCOUNT_UNKNOWN: the receiving account does not exist\n- NAME_MISMATCH: the recipient has another name\n- TIMED_OUT: the receiving bank did not answer"
      }
    ],
    "examples": [
      {
        "type": "transfer.returned",
        "timestamp": "2026-03-14T10:32:17+03:00",
        "data": {
          "subscriptionId": "WH2603140002",
          "referenceNumber": "20260314000271",
          "transactionDate": "2026-03-14",
          "isInternalTransfer": false,
          "accountNumber": "1012000001",
          "amount": {
            "amount": "2500.00",
            "currency": "TRY"
          },
          "reason": "ACCOUNT_CLOSED"
        }
      }
    ]
  },
  "transfer.cancelled": {
    "description": "A transfer that the customer or your application cancelled before it was sent.",
    "fields": [
      {
        "name": "type",
        "type": "string",
        "description": "What happened."
      },
      {
        "name": "timestamp",
        "type": "string (date-time)",
        "description": "The moment of the cancellation."
      },
      {
        "name": "data",
        "type": "object",
        "description": "The transfer, and its cancellation."
      },
      {
        "name": "data.subscriptionId",
        "type": "string",
        "description": "The ID of a subscription."
      },
      {
        "name": "data.referenceNumber",
        "type": "string",
        "description": "The reference number of the transfer."
      },
      {
        "name": "data.transactionDate",
        "type": "string (date)",
        "description": "The transaction date, which the transfer status inquiry asks for."
      },
      {
        "name": "data.isInternalTransfer",
        "type": "boolean",
        "description": "Whether the recipient’s account is at the bank."
      },
      {
        "name": "data.accountNumber",
        "type": "string",
        "description": "The account that the money is sent from."
      },
      {
        "name": "data.amount",
        "type": "object",
        "description": "The amount of the transfer, without the fee."
      },
      {
        "name": "data.amount.amount",
        "type": "string",
        "description": "A decimal number in text, with a point and as many decimals as the currency has, without a separator of thousands. Text, so that no program rounds it."
      },
      {
        "name": "data.amount.currency",
        "type": "string",
        "description": "An ISO 4217 currency code; XAU is gold in grams."
      },
      {
        "name": "data.cancellationReferenceNumber",
        "type": "string",
        "description": "The reference number of the cancellation."
      }
    ],
    "examples": [
      {
        "type": "transfer.cancelled",
        "timestamp": "2026-03-14T10:40:00+03:00",
        "data": {
          "subscriptionId": "WH2603140002",
          "referenceNumber": "20260314000271",
          "transactionDate": "2026-03-14",
          "isInternalTransfer": false,
          "accountNumber": "1012000001",
          "amount": {
            "amount": "2500.00",
            "currency": "TRY"
          },
          "cancellationReferenceNumber": "20260314000272"
        }
      }
    ]
  },
  "transfer.rejected": {
    "description": "A transfer that the second holder or the approver refused, or that nobody approved in time. Nothing was booked.",
    "fields": [
      {
        "name": "type",
        "type": "string",
        "description": "What happened."
      },
      {
        "name": "timestamp",
        "type": "string (date-time)",
        "description": "The moment of the refusal."
      },
      {
        "name": "data",
        "type": "object",
        "description": "The transfer."
      },
      {
        "name": "data.subscriptionId",
        "type": "string",
        "description": "The ID of a subscription."
      },
      {
        "name": "data.referenceNumber",
        "type": "string",
        "description": "The reference number of the transfer."
      },
      {
        "name": "data.transactionDate",
        "type": "string (date)",
        "description": "The transaction date, which the transfer status inquiry asks for."
      },
      {
        "name": "data.isInternalTransfer",
        "type": "boolean",
        "description": "Whether the recipient’s account is at the bank."
      },
      {
        "name": "data.accountNumber",
        "type": "string",
        "description": "The account that the money is sent from."
      },
      {
        "name": "data.amount",
        "type": "object",
        "description": "The amount of the transfer, without the fee."
      },
      {
        "name": "data.amount.amount",
        "type": "string",
        "description": "A decimal number in text, with a point and as many decimals as the currency has, without a separator of thousands. Text, so that no program rounds it."
      },
      {
        "name": "data.amount.currency",
        "type": "string",
        "description": "An ISO 4217 currency code; XAU is gold in grams."
      }
    ],
    "examples": [
      {
        "type": "transfer.rejected",
        "timestamp": "2026-03-14T10:40:00+03:00",
        "data": {
          "subscriptionId": "WH2603140002",
          "referenceNumber": "20260314000271",
          "transactionDate": "2026-03-14",
          "isInternalTransfer": true,
          "accountNumber": "1010000061",
          "amount": {
            "amount": "2500.00",
            "currency": "TRY"
          }
        }
      }
    ]
  },
  "card.status_changed": {
    "description": "A debit card of an account that the subscription follows, a credit card of the customer, or a virtual card of one of them. Each kind of card needs its own scope.",
    "fields": [
      {
        "name": "type",
        "type": "string",
        "description": "What happened."
      },
      {
        "name": "timestamp",
        "type": "string (date-time)",
        "description": "The moment of the change."
      },
      {
        "name": "data",
        "type": "object",
        "description": "The card."
      },
      {
        "name": "data.subscriptionId",
        "type": "string",
        "description": "The ID of a subscription."
      },
      {
        "name": "data.cardId",
        "type": "string",
        "description": "The bank’s ID of a card. Calls use it, so that a card number never travels."
      },
      {
        "name": "data.cardNumber",
        "type": "string",
        "description": "The first six and the last four digits of a card number; the others are masked."
      },
      {
        "name": "data.kind",
        "type": "string",
        "description": "The kind of the card."
      },
      {
        "name": "data.previousStatus",
        "type": "string",
        "description": "The status before."
      },
      {
        "name": "data.status",
        "type": "string",
        "description": "The status now. LOST and CLOSED are final; only virtual cards are USED and CLOSED."
      }
    ],
    "examples": [
      {
        "type": "card.status_changed",
        "timestamp": "2026-03-14T10:32:07+03:00",
        "data": {
          "subscriptionId": "WH2603140003",
          "cardId": "DC1000000001",
          "cardNumber": "410099******2001",
          "kind": "DEBIT",
          "previousStatus": "ACTIVE",
          "status": "BLOCKED"
        }
      }
    ]
  },
  "loan_application.decided": {
    "description": "An application for a loan that is paid to an account that the subscription follows.",
    "fields": [
      {
        "name": "type",
        "type": "string",
        "description": "What happened."
      },
      {
        "name": "timestamp",
        "type": "string (date-time)",
        "description": "The moment of the decision."
      },
      {
        "name": "data",
        "type": "object",
        "description": "The application."
      },
      {
        "name": "data.subscriptionId",
        "type": "string",
        "description": "The ID of a subscription."
      },
      {
        "name": "data.applicationId",
        "type": "string",
        "description": "The bank’s ID of an application."
      },
      {
        "name": "data.status",
        "type": "string",
        "description": "The decision. The contract of an APPROVED one waits for the customer’s signature."
      },
      {
        "name": "data.rejectionReason",
        "type": "string or null",
        "description": "Why the bank does not give the loan; null unless REJECTED."
      },
      {
        "name": "data.amount",
        "type": "object",
        "description": "The amount of the loan."
      },
      {
        "name": "data.amount.amount",
        "type": "string",
        "description": "A decimal number in text, with a point and as many decimals as the currency has, without a separator of thousands. Text, so that no program rounds it."
      },
      {
        "name": "data.amount.currency",
        "type": "string",
        "description": "An ISO 4217 currency code; XAU is gold in grams."
      },
      {
        "name": "data.instalmentCount",
        "type": "integer",
        "description": "The number of instalments, one a month."
      },
      {
        "name": "data.accountNumber",
        "type": "string",
        "description": "The account that the loan is paid to."
      },
      {
        "name": "data.contractValidUntil",
        "type": "string (date) or null",
        "description": "The last day on which the contract can be signed; null unless APPROVED."
      }
    ],
    "examples": [
      {
        "type": "loan_application.decided",
        "timestamp": "2026-03-14T10:33:26+03:00",
        "data": {
          "subscriptionId": "WH2603140003",
          "applicationId": "LA1000000011",
          "status": "APPROVED",
          "rejectionReason": null,
          "amount": {
            "amount": "40000.00",
            "currency": "TRY"
          },
          "instalmentCount": 12,
          "accountNumber": "1010000001",
          "contractValidUntil": "2026-03-21"
        }
      },
      {
        "type": "loan_application.decided",
        "timestamp": "2026-03-14T10:33:26+03:00",
        "data": {
          "subscriptionId": "WH2603140003",
          "applicationId": "LA1000000011",
          "status": "REJECTED",
          "rejectionReason": "INCOME",
          "amount": {
            "amount": "40000.00",
            "currency": "TRY"
          },
          "instalmentCount": 12,
          "accountNumber": "1010000001",
          "contractValidUntil": null
        }
      }
    ]
  },
  "consent.status_changed": {
    "description": "A consent of the customer for your application was given or refused, withdrawn or replaced, or has expired. The subscription may end with it: the event is still delivered.",
    "fields": [
      {
        "name": "type",
        "type": "string",
        "description": "What happened."
      },
      {
        "name": "timestamp",
        "type": "string (date-time)",
        "description": "The moment of the change."
      },
      {
        "name": "data",
        "type": "object",
        "description": "The consent."
      },
      {
        "name": "data.subscriptionId",
        "type": "string",
        "description": "The ID of a subscription."
      },
      {
        "name": "data.consentId",
        "type": "string",
        "description": "The ID of a consent, CS and twelve digits."
      },
      {
        "name": "data.customerNumber",
        "type": "string",
        "description": "The number of the customer."
      },
      {
        "name": "data.status",
        "type": "string",
        "description": "The status of the consent:\n\n- RECEIVED: the customer has opened the authorization page and has not answered yet\n- VALID: the customer has allowed it; tokens work\n- REVOKED: it was refused, withdrawn or replaced; tokens no longer work\n- EXPIRED: the customer has not answered in ten minutes, or the 90 or 180 days are over; tokens no longer work"
      },
      {
        "name": "data.statusReason",
        "type": "string or null",
        "description": "Why the consent has ended, as Consent shows it; null for one that is valid."
      }
    ],
    "examples": [
      {
        "type": "consent.status_changed",
        "timestamp": "2026-03-14T11:02:07+03:00",
        "data": {
          "subscriptionId": "WH2603090001",
          "consentId": "CS260202000001",
          "customerNumber": "12",
          "status": "REVOKED",
          "statusReason": "CUSTOMER_WITHDREW"
        }
      }
    ]
  },
  "ticket.answered": {
    "description": "A ticket that you, the developer of the application, created in the portal.",
    "fields": [
      {
        "name": "type",
        "type": "string",
        "description": "What happened."
      },
      {
        "name": "timestamp",
        "type": "string (date-time)",
        "description": "The moment of the reply."
      },
      {
        "name": "data",
        "type": "object",
        "description": "The ticket."
      },
      {
        "name": "data.subscriptionId",
        "type": "string",
        "description": "The ID of a subscription."
      },
      {
        "name": "data.ticketNumber",
        "type": "string",
        "description": "The number of the ticket."
      },
      {
        "name": "data.subject",
        "type": "string",
        "description": "The subject of the ticket."
      }
    ],
    "examples": [
      {
        "type": "ticket.answered",
        "timestamp": "2026-03-14T11:02:07+03:00",
        "data": {
          "subscriptionId": "WH2603140003",
          "ticketNumber": "TCK-000001",
          "subject": "Transfer status"
        }
      }
    ]
  }
}
