export interface paths {
    "/api/baas/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBaasCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baas/v1/customers/{customerNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBaasCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baas/v1/customers/{customerNumber}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateBaasCustomerContact"];
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
        Address: {
            city: string;
            district: string;
            line: string;
            postalCode: string;
        };
        /** @enum {integer} */
        AuthenticationType: 1 | 5;
        Context: {
            channel: string;
            /** @enum {string} */
            language: "TR" | "EN";
        };
        Customer: {
            applicationId: string;
            changedAt: components["schemas"]["DateTime"];
            customerNumber: components["schemas"]["CustomerNumber"];
            customerSince: components["schemas"]["Date"];
            name: components["schemas"]["PersonName"];
            status: components["schemas"]["CustomerStatus"];
            /** @enum {string|null} */
            statusReason: "COMPLIANCE_CHECK" | "DOCUMENT_EXPIRED" | "CUSTOMER_REQUEST" | "CONTRACT_ENDED" | null;
        };
        CustomerNumber: string;
        /** @enum {string} */
        CustomerStatus: "ACTIVE" | "SUSPENDED" | "CLOSED";
        /** Format: date */
        Date: string;
        /** Format: date-time */
        DateTime: string;
        /** Format: email */
        Email: string;
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
        MaskedContact: {
            address: components["schemas"]["Address"];
            email: components["schemas"]["MaskedEmail"];
            phoneNumber: components["schemas"]["MaskedPhoneNumber"];
        };
        MaskedEmail: string;
        MaskedPhoneNumber: string;
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
        PhoneNumber: string;
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
    listBaasCustomers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                since?: string;
                size?: components["parameters"]["Size"];
                sort?: "customerSince,asc" | "customerSince,desc" | "name,asc" | "name,desc";
                status?: "ACTIVE" | "SUSPENDED" | "CLOSED";
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
                            customers: components["schemas"]["Customer"][];
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
    getBaasCustomer: {
        parameters: {
            query?: never;
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path: {
                customerNumber: string;
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
                        data: components["schemas"]["Customer"] & {
                            contact: components["schemas"]["MaskedContact"];
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
    updateBaasCustomerContact: {
        parameters: {
            query?: never;
            header: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign: components["parameters"]["SignRequired"];
            };
            path: {
                customerNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address?: components["schemas"]["Address"];
                    context: components["schemas"]["Context"];
                    email?: components["schemas"]["Email"];
                    phoneNumber?: components["schemas"]["PhoneNumber"];
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
                            changedAt: components["schemas"]["DateTime"];
                            contact: components["schemas"]["MaskedContact"];
                            customerNumber: components["schemas"]["CustomerNumber"];
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
