export interface paths {
    "/api/baas/v1/onboarding/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createOnboardingApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baas/v1/onboarding/applications/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOnboardingApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baas/v1/onboarding/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkIdentity"];
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
        Application: {
            applicationId: components["schemas"]["ApplicationId"];
            changedAt: components["schemas"]["DateTime"];
            createdAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            status: components["schemas"]["ApplicationStatus"];
        };
        ApplicationId: string;
        /** @enum {string} */
        ApplicationStatus: "IDENTITY_PENDING" | "VIDEO_CALL_PENDING" | "IN_REVIEW" | "APPROVED" | "REJECTED" | "EXPIRED";
        ApprovedApplication: components["schemas"]["Application"] & {
            authorizationId: components["schemas"]["AuthorizationId"];
            customerNumber: components["schemas"]["CustomerNumber"];
            /** @enum {string} */
            status?: "APPROVED";
        };
        /** @enum {integer} */
        AuthenticationType: 1 | 5;
        AuthorizationId: string;
        Context: {
            channel: string;
            /** @enum {string} */
            language: "TR" | "EN";
        };
        CustomerNumber: string;
        /** Format: date */
        Date: string;
        /** Format: date-time */
        DateTime: string;
        /** Format: email */
        Email: string;
        EndedApplication: components["schemas"]["Application"] & {
            /** @enum {string} */
            endReason: "IDENTITY_NOT_VERIFIED" | "VIDEO_CALL_FAILED" | "BANK_DECISION" | "TIME_LIMIT";
            /** @enum {string} */
            status?: "REJECTED" | "EXPIRED";
        };
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
        OpenApplication: components["schemas"]["Application"] & {
            /** @enum {string} */
            nextStep: "IDENTITY_CHECK" | "VIDEO_CALL" | "WAIT";
            /** @enum {string} */
            status?: "IDENTITY_PENDING" | "VIDEO_CALL_PENDING" | "IN_REVIEW";
            /** Format: uri */
            videoCallUrl?: string;
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
    createOnboardingApplication: {
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
                    address: components["schemas"]["Address"];
                    agreements: ("FRAMEWORK_AGREEMENT" | "DATA_PROTECTION_NOTICE" | "DISTANCE_CONTRACT" | "MARKETING_CONSENT")[];
                    birthDate: components["schemas"]["Date"];
                    context: components["schemas"]["Context"];
                    email: components["schemas"]["Email"];
                    firstName: string;
                    identityNumber: string;
                    lastName: string;
                    partnerReference: components["schemas"]["PartnerReference"];
                    phoneNumber: components["schemas"]["PhoneNumber"];
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
                        data: components["schemas"]["OpenApplication"] | components["schemas"]["OtpRequired"];
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
    getOnboardingApplication: {
        parameters: {
            query?: never;
            header?: {
                isResponseSigned?: components["parameters"]["IsResponseSigned"];
                sign?: components["parameters"]["SignOptional"];
            };
            path: {
                applicationId: string;
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
                        data: components["schemas"]["OpenApplication"] | components["schemas"]["ApprovedApplication"] | components["schemas"]["EndedApplication"];
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
    checkIdentity: {
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
                    applicationId: components["schemas"]["ApplicationId"];
                    backImage?: string;
                    context: components["schemas"]["Context"];
                    documentNumber: string;
                    /** @enum {string} */
                    documentType: "IDENTITY_CARD" | "PASSPORT";
                    frontImage: string;
                    validUntil: components["schemas"]["Date"];
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
                            applicationId: components["schemas"]["ApplicationId"];
                            applicationStatus: components["schemas"]["ApplicationStatus"];
                            attemptsLeft: number;
                            checkedAt: components["schemas"]["DateTime"];
                            /** @enum {string} */
                            result: "VERIFIED" | "NEEDS_REVIEW" | "NOT_READABLE" | "MISMATCH";
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
