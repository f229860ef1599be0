export interface paths {
    "/api/creditcards/v1/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCreditCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creditcards/v1/cards/{cardId}/installments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInstalments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creditcards/v1/cards/{cardId}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditCardLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creditcards/v1/cards/{cardId}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCreditCardStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Amount: string;
        CardId: string;
        CreditCard: {
            availableLimit: components["schemas"]["Money"];
            cardId: components["schemas"]["CardId"];
            cardNumber: components["schemas"]["MaskedCardNumber"];
            creditLimit: components["schemas"]["Money"];
            debt: components["schemas"]["Money"];
            expiry: components["schemas"]["Expiry"];
            holderName: components["schemas"]["PersonName"];
            name: string;
            /** @enum {string} */
            scheme: "MASTERCARD" | "VISA" | "TROY";
            statementDay: number;
            status: components["schemas"]["CreditCardStatus"];
            /** @enum {string} */
            type: "MAIN" | "SUPPLEMENTARY";
        };
        /** @enum {string} */
        CreditCardStatus: "ACTIVE" | "BLOCKED" | "LOST";
        Currency: string;
        /** Format: date */
        Date: string;
        /** Format: date-time */
        DateTime: string;
        ErrorHeader: {
            detailCode: string;
            message: string;
            /** @enum {string} */
            status: "ERROR";
            /** @enum {integer} */
            statusCode: 400 | 401 | 403 | 404 | 429 | 500;
            txId: components["schemas"]["TxId"];
        };
        Expiry: string;
        Failure: {
            header: components["schemas"]["ErrorHeader"];
        };
        InstalmentPlan: {
            chargedInstalmentCount: number;
            description: string;
            instalmentCount: number;
            planId: string;
            purchaseDate: components["schemas"]["Date"];
            remainingAmount: components["schemas"]["Money"];
            remainingInstalments: {
                amount: components["schemas"]["Money"];
                date: components["schemas"]["Date"];
                number: number;
            }[];
            totalAmount: components["schemas"]["Money"];
        };
        MaskedCardNumber: string;
        Money: {
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        Movement: {
            amount: components["schemas"]["Money"];
            date: components["schemas"]["Date"];
            description: string;
            instalment: {
                count: number;
                number: number;
            } | null;
            movementId: string;
            /** @enum {string} */
            type: "PURCHASE" | "CASH_ADVANCE" | "PAYMENT" | "REFUND" | "FEE" | "INTEREST" | "TAX";
        };
        Page: {
            number: number;
            size: number;
            totalElements: number;
            totalPages: number;
        };
        PersonName: string;
        Rate: string;
        SignedResponse: string;
        SuccessHeader: {
            /** @enum {string} */
            detailCode: "0";
            message: null;
            signedResponse?: components["schemas"]["SignedResponse"];
            /** @enum {string} */
            status: "SUCCESS";
            /** @enum {integer} */
            statusCode: 200;
            txId: components["schemas"]["TxId"];
            warnings: string[];
        };
        TxId: string;
    };
    responses: {
        BadCardId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        BadPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        TooManyRequests: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        CardId: string;
        IsResponseSigned: boolean;
        Page: number;
        SignOptional: string;
        Size: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCreditCards: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                status?: "ACTIVE" | "BLOCKED" | "LOST";
            };
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            cards: components["schemas"]["CreditCard"][];
                            page: components["schemas"]["Page"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
            400: components["responses"]["BadPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listInstalments: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
            };
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path: {
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            cardId: components["schemas"]["CardId"];
                            page: components["schemas"]["Page"];
                            plans: components["schemas"]["InstalmentPlan"][];
                            remainingAmount: components["schemas"]["Money"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getCreditCardLimits: {
        parameters: {
            query?: never;
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path: {
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            asOf: components["schemas"]["DateTime"];
                            availableCashAdvanceLimit: components["schemas"]["Money"];
                            availableLimit: components["schemas"]["Money"];
                            cardId: components["schemas"]["CardId"];
                            cashAdvanceLimit: components["schemas"]["Money"];
                            creditLimit: components["schemas"]["Money"];
                            currentPeriodDebt: components["schemas"]["Money"];
                            debt: components["schemas"]["Money"];
                            /** Format: date */
                            dueDate: string | null;
                            futureInstalments: components["schemas"]["Money"];
                            pendingAmount: components["schemas"]["Money"];
                            remainingMinimumPayment: components["schemas"]["Money"];
                            statementDebt: components["schemas"]["Money"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
            400: components["responses"]["BadCardId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getCreditCardStatement: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                period?: string;
                size?: components["parameters"]["Size"];
            };
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path: {
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            balance: components["schemas"]["Money"];
                            cardId: components["schemas"]["CardId"];
                            /** Format: date */
                            dueDate: string | null;
                            fees: components["schemas"]["Money"];
                            from: components["schemas"]["Date"];
                            interest: components["schemas"]["Money"];
                            minimumPayment: components["schemas"]["Money"];
                            monthlyInterestRate: components["schemas"]["Rate"];
                            movements: components["schemas"]["Movement"][];
                            page: components["schemas"]["Page"];
                            paidAmount: components["schemas"]["Money"];
                            payments: components["schemas"]["Money"];
                            period: string;
                            previousBalance: components["schemas"]["Money"];
                            purchases: components["schemas"]["Money"];
                            remainingMinimumPayment: components["schemas"]["Money"];
                            taxes: components["schemas"]["Money"];
                            to: components["schemas"]["Date"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
}
