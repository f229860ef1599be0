export interface paths {
    "/api/baas/v1/moneytransfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createBaasTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baas/v1/moneytransfers/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBaasTransfer"];
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
        Explanation: string;
        Failure: {
            header: components["schemas"]["ErrorHeader"];
        };
        /** @enum {string} */
        FailureReason: "RETURNED" | "NOT_APPROVED" | "CANCELLED" | "TIMED_OUT";
        Iban: string;
        InterbankOrder: {
            amount: components["schemas"]["PositiveMoney"];
            context: components["schemas"]["Context"];
            explanation?: components["schemas"]["Explanation"];
            partnerReference: components["schemas"]["PartnerReference"];
            reasonCode: components["schemas"]["InterbankReasonCode"];
            receiverIban: components["schemas"]["Iban"];
            receiverName: components["schemas"]["PersonName"];
            senderAccountNumber: components["schemas"]["AccountNumber"];
            /** @enum {string} */
            type: "EFT" | "FAST";
        };
        /** @enum {string} */
        InterbankReasonCode: "-2" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10" | "11";
        InternalOrder: {
            amount: components["schemas"]["PositiveMoney"];
            context: components["schemas"]["Context"];
            explanation?: components["schemas"]["Explanation"];
            partnerReference: components["schemas"]["PartnerReference"];
            reasonCode?: components["schemas"]["InternalReasonCode"];
            receiverAccountNumber: components["schemas"]["AccountNumber"];
            senderAccountNumber: components["schemas"]["AccountNumber"];
            /** @enum {string} */
            type: "INTERNAL";
        };
        /** @enum {string} */
        InternalReasonCode: "" | "-2" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V";
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
        PersonName: string;
        PositiveAmount: string;
        PositiveMoney: {
            amount: components["schemas"]["PositiveAmount"];
            currency: components["schemas"]["Currency"];
        };
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
        Transfer: {
            amount: components["schemas"]["Money"];
            cancellable: boolean;
            changedAt: components["schemas"]["DateTime"];
            failureReason: components["schemas"]["FailureReason"] | null;
            fee: components["schemas"]["Money"];
            partnerReference: components["schemas"]["PartnerReference"];
            referenceNumber: components["schemas"]["ReferenceNumber"];
            responseType: components["schemas"]["TransferStatusCode"];
            responseTypeDesc: components["schemas"]["TransferStatusName"];
            transactionDate: components["schemas"]["Date"];
            type: components["schemas"]["TransferType"];
        };
        /** @enum {string} */
        TransferStatusCode: "01" | "02" | "03" | "04" | "05";
        /** @enum {string} */
        TransferStatusName: "REALIZED" | "SENT" | "NOT REALIZED" | "WAITING FOR APPROVAL" | "PROCESSED";
        /** @enum {string} */
        TransferType: "INTERNAL" | "EFT" | "FAST";
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
    createBaasTransfer: {
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
                "application/json": components["schemas"]["InterbankOrder"] | components["schemas"]["InternalOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Transfer"] | components["schemas"]["OtpRequired"];
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
    getBaasTransfer: {
        parameters: {
            query?: never;
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path: {
                referenceNumber: string;
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
                        data: components["schemas"]["Transfer"];
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
