export interface paths {
    "/api/debitcards/v1/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDebitCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/debitcards/v1/cards/{cardId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateDebitCardSettings"];
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
        AccountNumber: string;
        ActivationId: string;
        Amount: string;
        /** @enum {integer} */
        AuthenticationType: 1 | 5;
        CardId: string;
        CardSettings: {
            abroad: boolean;
            atms: boolean;
            online: boolean;
            shops: boolean;
        };
        Context: {
            channel: string;
            /** @enum {string} */
            language: "TR" | "EN";
        };
        Currency: string;
        DebitCard: {
            accountNumber: components["schemas"]["AccountNumber"];
            cardId: components["schemas"]["CardId"];
            cardNumber: components["schemas"]["MaskedCardNumber"];
            dailyShoppingLimit: components["schemas"]["Money"];
            dailyWithdrawalLimit: components["schemas"]["Money"];
            expiry: string;
            holderName: components["schemas"]["PersonName"];
            name: string;
            /** @enum {string} */
            scheme: "MASTERCARD" | "VISA" | "TROY";
            settings: components["schemas"]["CardSettings"];
            status: components["schemas"]["DebitCardStatus"];
        };
        /** @enum {string} */
        DebitCardStatus: "ACTIVE" | "BLOCKED" | "LOST";
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
        MaskedCardNumber: string;
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
        Page: {
            number: number;
            size: number;
            totalElements: number;
            totalPages: number;
        };
        PersonName: string;
        RequestId: string;
        SettingsAnswer: {
            data: components["schemas"]["DebitCard"] | components["schemas"]["OtpRequired"];
            header: components["schemas"]["SuccessHeader"];
        };
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
        TransactionId: string;
        TxId: string;
    };
    responses: {
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
        DebitCardId: string;
        IsResponseSigned: boolean;
        Page: number;
        SignOptional: string;
        SignRequired: string;
        Size: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listDebitCards: {
        parameters: {
            query?: {
                accountNumber?: string;
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
                            cards: components["schemas"]["DebitCard"][];
                            page: components["schemas"]["Page"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    updateDebitCardSettings: {
        parameters: {
            query?: never;
            header: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign: components["parameters"]["SignRequired"];
            };
            path: {
                cardId: components["parameters"]["DebitCardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    settings?: components["schemas"]["CardSettings"];
                    status?: components["schemas"]["DebitCardStatus"];
                } | unknown | unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
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
