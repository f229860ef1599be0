export interface paths {
    "/api/digitalloan/v1/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createLoanApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digitalloan/v1/applications/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLoanApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digitalloan/v1/applications/{applicationId}/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLoanContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digitalloan/v1/applications/{applicationId}/contract/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signLoanContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digitalloan/v1/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["findLoanOffers"];
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
        Application: {
            accountNumber: components["schemas"]["AccountNumber"];
            amount: components["schemas"]["Money"];
            applicationId: components["schemas"]["ApplicationId"];
            /** Format: date */
            contractValidUntil: string | null;
            createdAt: components["schemas"]["DateTime"];
            history: {
                at: components["schemas"]["DateTime"];
                status: components["schemas"]["ApplicationStatus"];
            }[];
            instalmentCount: components["schemas"]["InstalmentCount"];
            loanId: string | null;
            monthlyInterestRate: components["schemas"]["MonthlyInterestRate"];
            offerId: components["schemas"]["OfferId"];
            /** @enum {string|null} */
            rejectionReason: "CREDIT_SCORE" | "INCOME" | "EXISTING_DEBT" | "OVERDUE_DEBT" | null;
            status: components["schemas"]["ApplicationStatus"];
            updatedAt: components["schemas"]["DateTime"];
        };
        ApplicationId: string;
        /** @enum {string} */
        ApplicationStatus: "RECEIVED" | "IN_REVIEW" | "APPROVED" | "REJECTED" | "SIGNED" | "PAID_OUT" | "EXPIRED";
        /** @enum {integer} */
        AuthenticationType: 1 | 5;
        Context: {
            channel: string;
            /** @enum {string} */
            language: "TR" | "EN";
        };
        Contract: {
            accountNumber: components["schemas"]["AccountNumber"];
            applicationId: components["schemas"]["ApplicationId"];
            calculation: components["schemas"]["LoanCalculation"];
            document: {
                content: string;
                fileName: string;
                /** @enum {string} */
                mediaType: "application/pdf";
                sha256: string;
            };
            instalments: components["schemas"]["PlannedInstalment"][];
            loanId: string | null;
            /** Format: date-time */
            signedAt: string | null;
            /** @enum {string} */
            status: "WAITING_FOR_SIGNATURE" | "SIGNED";
            validUntil: components["schemas"]["Date"];
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
        InstalmentCount: number;
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
        OfferId: string;
        OtpRequired: {
            activationId?: components["schemas"]["ActivationId"];
            authenticationType: components["schemas"]["AuthenticationType"];
            otp_info?: string;
            requestId?: components["schemas"]["RequestId"];
            /** @enum {string} */
            status: "OTP_REQUIRED";
            transactionId: components["schemas"]["TransactionId"];
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
        PositiveAmount: string;
        PositiveMoney: {
            amount: components["schemas"]["PositiveAmount"];
            currency: components["schemas"]["Currency"];
        };
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
        TaxRate: string;
        TransactionId: string;
        TxId: string;
    };
    responses: {
        BadApplicationId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        BadBody: {
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
        ApplicationIdParameter: string;
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
    createLoanApplication: {
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
                    amount: components["schemas"]["PositiveMoney"];
                    context: components["schemas"]["Context"];
                    instalmentCount: components["schemas"]["InstalmentCount"];
                    monthlyIncome: components["schemas"]["PositiveMoney"];
                    offerId: components["schemas"]["OfferId"];
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
                        data: components["schemas"]["Application"] | components["schemas"]["OtpRequired"];
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
    getLoanApplication: {
        parameters: {
            query?: never;
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path: {
                applicationId: components["parameters"]["ApplicationIdParameter"];
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
                        data: components["schemas"]["Application"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
            400: components["responses"]["BadApplicationId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getLoanContract: {
        parameters: {
            query?: never;
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path: {
                applicationId: components["parameters"]["ApplicationIdParameter"];
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
                        data: components["schemas"]["Contract"];
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
    signLoanContract: {
        parameters: {
            query?: never;
            header: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign: components["parameters"]["SignRequired"];
            };
            path: {
                applicationId: components["parameters"]["ApplicationIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
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
                        data: components["schemas"]["Contract"] | components["schemas"]["OtpRequired"];
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
    findLoanOffers: {
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
                    instalmentCount?: components["schemas"]["InstalmentCount"];
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
                            offers: {
                                calculation: components["schemas"]["LoanCalculation"] | null;
                                maximumAmount: components["schemas"]["Money"];
                                maximumInstalmentCount: components["schemas"]["InstalmentCount"];
                                minimumAmount: components["schemas"]["Money"];
                                minimumInstalmentCount: components["schemas"]["InstalmentCount"];
                                monthlyInterestRate: components["schemas"]["MonthlyInterestRate"];
                                name: string;
                                offerId: components["schemas"]["OfferId"];
                                taxRate: components["schemas"]["TaxRate"];
                                type: components["schemas"]["LoanType"];
                                validUntil: components["schemas"]["Date"];
                            }[];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
}
