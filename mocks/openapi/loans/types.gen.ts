export interface paths {
    "/api/loans/v1/loans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLoans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loans/v1/loans/{loanId}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPaymentPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loans/v1/loans/{loanId}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEarlySettlement"];
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
        AccountNumber: string;
        Amount: string;
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
        Loan: {
            accountNumber: components["schemas"]["AccountNumber"];
            endsOn: components["schemas"]["Date"];
            instalmentCount: number;
            lateInterest: components["schemas"]["Money"];
            loanId: components["schemas"]["LoanId"];
            monthlyInterestRate: components["schemas"]["MonthlyInterestRate"];
            name: string;
            /** Format: date */
            nextDueDate: string | null;
            nextInstalmentAmount: components["schemas"]["Money"];
            overdueAmount: components["schemas"]["Money"];
            overdueDays: number;
            paidInstalmentCount: number;
            principal: components["schemas"]["Money"];
            remainingDebt: components["schemas"]["Money"];
            remainingPrincipal: components["schemas"]["Money"];
            startedOn: components["schemas"]["Date"];
            /** @enum {string} */
            status: "RUNNING" | "IN_ARREARS" | "SETTLED";
            type: components["schemas"]["LoanType"];
        };
        LoanId: string;
        /** @enum {string} */
        LoanType: "PERSONAL" | "VEHICLE" | "MORTGAGE" | "BUSINESS";
        Money: {
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        MonthlyInterestRate: string;
        Page: {
            number: number;
            size: number;
            totalElements: number;
            totalPages: number;
        };
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
        BadLoanId: {
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
        IsResponseSigned: boolean;
        LoanIdParameter: string;
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
    listLoans: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                status?: "RUNNING" | "IN_ARREARS" | "SETTLED";
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
                            loans: components["schemas"]["Loan"][];
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
    getPaymentPlan: {
        parameters: {
            query?: never;
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path: {
                loanId: components["parameters"]["LoanIdParameter"];
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
                            instalments: (components["schemas"]["PlannedInstalment"] & {
                                lateInterest: components["schemas"]["Money"];
                                /** Format: date */
                                paidOn: string | null;
                                /** @enum {string} */
                                status: "PLANNED" | "PAID" | "OVERDUE";
                            })[];
                            loanId: components["schemas"]["LoanId"];
                            monthlyInterestRate: components["schemas"]["MonthlyInterestRate"];
                            principal: components["schemas"]["Money"];
                            taxRate: components["schemas"]["TaxRate"];
                            totalAmount: components["schemas"]["Money"];
                            totalInterest: components["schemas"]["Money"];
                            totalTaxes: components["schemas"]["Money"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
            400: components["responses"]["BadLoanId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getEarlySettlement: {
        parameters: {
            query?: never;
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path: {
                loanId: components["parameters"]["LoanIdParameter"];
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
                            accruedDays: number;
                            accruedInterest: components["schemas"]["Money"];
                            accruedTaxes: components["schemas"]["Money"];
                            lateInterest: components["schemas"]["Money"];
                            loanId: components["schemas"]["LoanId"];
                            overdueAmount: components["schemas"]["Money"];
                            remainingPrincipal: components["schemas"]["Money"];
                            savedAmount: components["schemas"]["Money"];
                            settlementDate: components["schemas"]["Date"];
                            settlementFee: components["schemas"]["Money"];
                            totalAmount: components["schemas"]["Money"];
                            validUntil: components["schemas"]["DateTime"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
            400: components["responses"]["BadLoanId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
}
