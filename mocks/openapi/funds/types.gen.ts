export interface paths {
    "/api/investments/v1/funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investments/v1/funds/{fundCode}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createFundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investments/v1/funds/{fundCode}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFundPrices"];
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
        FundCode: string;
        /** @enum {string} */
        FundType: "MONEY_MARKET" | "BOND" | "EQUITY" | "PRECIOUS_METALS" | "MIXED";
        InvestmentAccountId: string;
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
        PositiveAmount: string;
        PositiveMoney: {
            amount: components["schemas"]["PositiveAmount"];
            currency: components["schemas"]["Currency"];
        };
        Price: string;
        PriceChange: string;
        ReferenceNumber: string;
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
        From: string;
        FundCodeParameter: string;
        IsResponseSigned: boolean;
        Page: number;
        SignOptional: string;
        SignRequired: string;
        Size: number;
        To: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listFunds: {
        parameters: {
            query?: {
                currency?: string;
                maximumRiskLevel?: number;
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                type?: "MONEY_MARKET" | "BOND" | "EQUITY" | "PRECIOUS_METALS" | "MIXED";
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
                            funds: {
                                change: components["schemas"]["PriceChange"];
                                currency: components["schemas"]["Currency"];
                                fundCode: components["schemas"]["FundCode"];
                                isin: string;
                                managementFee: string;
                                name: string;
                                orderCutOff: string;
                                price: components["schemas"]["Price"];
                                priceDate: components["schemas"]["Date"];
                                riskLevel: number;
                                settlementDays: number;
                                /** @enum {string} */
                                status: "OPEN" | "CLOSED";
                                type: components["schemas"]["FundType"];
                                valuationDays: number;
                            }[];
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
    createFundOrder: {
        parameters: {
            query?: never;
            header: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign: components["parameters"]["SignRequired"];
            };
            path: {
                fundCode: components["parameters"]["FundCodeParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountId: components["schemas"]["InvestmentAccountId"];
                    amount?: components["schemas"]["PositiveMoney"];
                    context: components["schemas"]["Context"];
                    quantity?: number;
                    /** @enum {string} */
                    side: "BUY" | "SELL";
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
                            accountId: components["schemas"]["InvestmentAccountId"];
                            amount: components["schemas"]["Money"] | null;
                            estimatedAmount: components["schemas"]["Money"];
                            estimatedPrice: components["schemas"]["Price"];
                            estimatedQuantity: number;
                            fundCode: components["schemas"]["FundCode"];
                            quantity: number | null;
                            receivedAt: components["schemas"]["DateTime"];
                            referenceNumber: components["schemas"]["ReferenceNumber"];
                            settlementDate: components["schemas"]["Date"];
                            /** @enum {string} */
                            side: "BUY" | "SELL";
                            /** @enum {string} */
                            status: "RECEIVED";
                            valuationDate: components["schemas"]["Date"];
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
    listFundPrices: {
        parameters: {
            query?: {
                from?: components["parameters"]["From"];
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                to?: components["parameters"]["To"];
            };
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path: {
                fundCode: components["parameters"]["FundCodeParameter"];
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
                            currency: components["schemas"]["Currency"];
                            fundCode: components["schemas"]["FundCode"];
                            page: components["schemas"]["Page"];
                            prices: {
                                change: components["schemas"]["PriceChange"];
                                date: components["schemas"]["Date"];
                                price: components["schemas"]["Price"];
                            }[];
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
