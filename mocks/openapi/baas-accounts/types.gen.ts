export interface paths {
    "/api/baas/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["openBaasAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baas/v1/accounts/{accountNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBaasAccount"];
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
        Account: {
            accountNumber: components["schemas"]["AccountNumber"];
            availableBalance: components["schemas"]["Money"];
            bookedBalance: components["schemas"]["Money"];
            currency: components["schemas"]["AccountCurrency"];
            iban: components["schemas"]["Iban"];
            name: components["schemas"]["AccountName"];
            openedOn: components["schemas"]["Date"];
            /** @enum {string} */
            status: "ACTIVE" | "BLOCKED" | "CLOSED";
            sweep: components["schemas"]["Sweep"] | null;
            type: components["schemas"]["AccountType"];
        };
        /** @enum {string} */
        AccountCurrency: "TRY" | "USD" | "EUR" | "XAU";
        AccountName: string;
        AccountNumber: string;
        /** @enum {string} */
        AccountType: "CURRENT" | "SAVINGS" | "COLLECTION";
        ActivationId: string;
        Amount: string;
        /** @enum {integer} */
        AuthenticationType: 1 | 5;
        Context: {
            channel: string;
            /** @enum {string} */
            language: "TR" | "EN";
        };
        Currency: string;
        /** Format: date */
        Date: string;
        ErrorHeader: {
            detailCode: string;
            message: string;
            /** @enum {string} */
            status: "ERROR";
            /** @enum {integer} */
            statusCode: 400 | 401 | 403 | 404 | 429 | 500;
            txId: components["schemas"]["TxId"];
        };
        Failure: {
            header: components["schemas"]["ErrorHeader"];
        };
        Iban: string;
        Money: {
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        OtpRequired: {
            activationId?: components["schemas"]["ActivationId"];
            authenticationType: components["schemas"]["AuthenticationType"];
            otp_info?: string;
            requestId?: components["schemas"]["RequestId"];
            /** @enum {string} */
            status: "OTP_REQUIRED";
            transactionId: components["schemas"]["TransactionId"];
        };
        PartnerReference: string;
        RequestId: string;
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
        Sweep: {
            lastAmount: components["schemas"]["Money"] | null;
            /** Format: date-time */
            lastSweptAt: string | null;
            mainIban: components["schemas"]["Iban"];
        };
        TransactionId: string;
        TxId: string;
    };
    responses: {
        BadAccountNumber: {
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
        IsResponseSigned: boolean;
        SignOptional: string;
        SignRequired: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    openBaasAccount: {
        parameters: {
            query?: never;
            header: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign: components["parameters"]["SignRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    currency: components["schemas"]["AccountCurrency"];
                    name: components["schemas"]["AccountName"];
                    partnerReference: components["schemas"]["PartnerReference"];
                    type: components["schemas"]["AccountType"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Account"] | components["schemas"]["OtpRequired"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getBaasAccount: {
        parameters: {
            query?: never;
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path: {
                accountNumber: string;
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
                        data: components["schemas"]["Account"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
            400: components["responses"]["BadAccountNumber"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
}
