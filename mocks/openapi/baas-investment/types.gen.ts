export interface paths {
    "/api/baas/v1/investment/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createInvestmentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baas/v1/investment/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createInvestmentQuote"];
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
        Context: {
            channel: string;
            /** @enum {string} */
            language: "TR" | "EN";
        };
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
        Failure: {
            header: components["schemas"]["ErrorHeader"];
        };
        InstrumentCode: string;
        Money: {
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        /** @enum {string} */
        OrderStatus: "REALIZED" | "ACCEPTED" | "CANCELLED" | "NOT_REALIZED";
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
        PositiveAmount: string;
        PositiveMoney: {
            amount: components["schemas"]["PositiveAmount"];
            currency: components["schemas"]["Currency"];
        };
        Quantity: string;
        QuoteId: string;
        Rate: string;
        ReferenceNumber: string;
        RequestId: string;
        /** @enum {string} */
        Side: "BUY" | "SELL";
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
    createInvestmentOrder: {
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
                    assetAccountNumber?: components["schemas"]["AccountNumber"];
                    cashAccountNumber: components["schemas"]["AccountNumber"];
                    context: components["schemas"]["Context"];
                    partnerReference: components["schemas"]["PartnerReference"];
                    quoteId: components["schemas"]["QuoteId"];
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
                        data: {
                            instrumentCode: components["schemas"]["InstrumentCode"];
                            orderNumber: components["schemas"]["ReferenceNumber"];
                            partnerReference: components["schemas"]["PartnerReference"];
                            price: components["schemas"]["Rate"];
                            quantity: components["schemas"]["Quantity"];
                            quoteId: components["schemas"]["QuoteId"];
                            settlementDate: components["schemas"]["Date"];
                            side: components["schemas"]["Side"];
                            status: components["schemas"]["OrderStatus"];
                            tax: components["schemas"]["Money"];
                            total: components["schemas"]["Money"];
                        } | components["schemas"]["OtpRequired"];
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
    createInvestmentQuote: {
        parameters: {
            query?: never;
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount?: components["schemas"]["PositiveMoney"];
                    context: components["schemas"]["Context"];
                    instrumentCode: components["schemas"]["InstrumentCode"];
                    quantity?: components["schemas"]["Quantity"];
                    side: components["schemas"]["Side"];
                } & (unknown | unknown);
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            amount: components["schemas"]["Money"];
                            instrumentCode: components["schemas"]["InstrumentCode"];
                            price: components["schemas"]["Rate"];
                            quantity: components["schemas"]["Quantity"];
                            quoteId: components["schemas"]["QuoteId"];
                            side: components["schemas"]["Side"];
                            tax: components["schemas"]["Money"];
                            total: components["schemas"]["Money"];
                            validUntil: components["schemas"]["DateTime"];
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
}
