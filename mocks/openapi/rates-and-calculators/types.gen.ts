export interface paths {
    "/api/public/v1/deposits/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDepositRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/loans/calculation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["calculateLoan"];
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
        LoanCalculation: {
            allocationFee: components["schemas"]["Money"];
            allocationFeeTax: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
            annualCostRate: string;
            instalmentAmount: components["schemas"]["Money"];
            instalmentCount: number;
            monthlyInterestRate: components["schemas"]["MonthlyInterestRate"];
            paidOutAmount: components["schemas"]["Money"];
            taxRate: components["schemas"]["TaxRate"];
            totalAmount: components["schemas"]["Money"];
            totalInterest: components["schemas"]["Money"];
            totalTaxes: components["schemas"]["Money"];
        };
        /** @enum {string} */
        LoanType: "PERSONAL" | "VEHICLE" | "MORTGAGE" | "BUSINESS";
        Money: {
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        MonthlyInterestRate: string;
        PlannedInstalment: {
            amount: components["schemas"]["Money"];
            dueDate: components["schemas"]["Date"];
            interest: components["schemas"]["Money"];
            number: number;
            principal: components["schemas"]["Money"];
            remainingPrincipal: components["schemas"]["Money"];
            taxes: components["schemas"]["Money"];
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
        TaxRate: string;
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listDepositRates: {
        parameters: {
            query?: {
                amount?: string;
                currency?: "TRY" | "USD" | "EUR";
                term?: number;
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
                            calculation: {
                                amount: components["schemas"]["Money"];
                                grossInterest: components["schemas"]["Money"];
                                maturityAmount: components["schemas"]["Money"];
                                maturityDate: components["schemas"]["Date"];
                                netInterest: components["schemas"]["Money"];
                                tax: components["schemas"]["Money"];
                                term: number;
                                yearlyRate: string;
                            } | null;
                            currency: components["schemas"]["Currency"];
                            rates: {
                                maximumAmount: components["schemas"]["Money"] | null;
                                maximumTerm: number;
                                minimumAmount: components["schemas"]["Money"];
                                minimumTerm: number;
                                taxRate: string;
                                yearlyRate: string;
                            }[];
                            validFrom: components["schemas"]["Date"];
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
    calculateLoan: {
        parameters: {
            query: {
                amount: string;
                instalmentCount: number;
                type: "PERSONAL" | "VEHICLE" | "MORTGAGE" | "BUSINESS";
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
                        data: components["schemas"]["LoanCalculation"] & {
                            instalments: components["schemas"]["PlannedInstalment"][];
                            type: components["schemas"]["LoanType"];
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
