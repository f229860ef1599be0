export interface paths {
    "/api/baas/v1/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["orderBaasCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baas/v1/cards/{cardId}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setBaasCardLimits"];
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
        Address: {
            city: string;
            district: string;
            line: string;
            postalCode: string;
        };
        /** @enum {integer} */
        AuthenticationType: 1 | 5;
        Card: {
            accountNumber: components["schemas"]["AccountNumber"];
            cardId: components["schemas"]["CardId"];
            cardNumber: components["schemas"]["MaskedCardNumber"];
            embossedName: components["schemas"]["EmbossedName"];
            expiry: string;
            form: components["schemas"]["CardForm"];
            kind: components["schemas"]["CardKind"];
            status: components["schemas"]["CardStatus"];
        };
        /** @enum {string} */
        CardForm: "PLASTIC" | "VIRTUAL";
        CardId: string;
        /** @enum {string} */
        CardKind: "DEBIT" | "PREPAID";
        CardLimits: {
            dailyCash: components["schemas"]["LimitAmount"];
            dailyInternet: components["schemas"]["LimitAmount"];
            dailyShopping: components["schemas"]["LimitAmount"];
            monthlyTotal: components["schemas"]["LimitAmount"];
        };
        /** @enum {string} */
        CardStatus: "ORDERED" | "MAILED" | "ACTIVE" | "BLOCKED" | "CLOSED";
        Context: {
            channel: string;
            /** @enum {string} */
            language: "TR" | "EN";
        };
        /** Format: date-time */
        DateTime: string;
        EmbossedName: string;
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
        LimitAmount: {
            amount: components["schemas"]["NonNegativeAmount"];
            /** @enum {string} */
            currency: "TRY";
        };
        MaskedCardNumber: string;
        NonNegativeAmount: string;
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
        SignRequired: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    orderBaasCard: {
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
                    accountNumber: components["schemas"]["AccountNumber"];
                    context: components["schemas"]["Context"];
                    deliveryAddress?: components["schemas"]["Address"];
                    embossedName: components["schemas"]["EmbossedName"];
                    form: components["schemas"]["CardForm"];
                    kind: components["schemas"]["CardKind"];
                    partnerReference: components["schemas"]["PartnerReference"];
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
                        data: components["schemas"]["Card"] | components["schemas"]["OtpRequired"];
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
    setBaasCardLimits: {
        parameters: {
            query?: never;
            header: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign: components["parameters"]["SignRequired"];
            };
            path: {
                cardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    limits: components["schemas"]["CardLimits"];
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
                            cardId: components["schemas"]["CardId"];
                            cardNumber: components["schemas"]["MaskedCardNumber"];
                            changedAt: components["schemas"]["DateTime"];
                            limits: components["schemas"]["CardLimits"];
                            status: components["schemas"]["CardStatus"];
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
}
