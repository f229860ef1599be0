export interface paths {
    "/api/public/v1/atms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAtms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/nearest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNearestPoints"];
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
        City: string;
        Currency: string;
        District: string;
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
        OpeningHours: {
            closes: string;
            /** @enum {string} */
            day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            opens: string;
        };
        Page: {
            number: number;
            size: number;
            totalElements: number;
            totalPages: number;
        };
        Position: {
            latitude: number;
            longitude: number;
        };
        SignedResponse: string;
        StreetAddress: string;
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
        CityParameter: string;
        IsResponseSigned: boolean;
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
    listAtms: {
        parameters: {
            query?: {
                city?: components["parameters"]["CityParameter"];
                page?: components["parameters"]["Page"];
                service?: "WITHDRAWAL" | "DEPOSIT" | "QR";
                size?: components["parameters"]["Size"];
                status?: "IN_SERVICE" | "OUT_OF_SERVICE";
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
                            atms: {
                                address: components["schemas"]["StreetAddress"];
                                atmId: string;
                                branchCode: string | null;
                                city: components["schemas"]["City"];
                                currencies: components["schemas"]["Currency"][];
                                district: components["schemas"]["District"];
                                isAccessible: boolean;
                                name: string;
                                openingHours: components["schemas"]["OpeningHours"][];
                                position: components["schemas"]["Position"];
                                services: ("WITHDRAWAL" | "DEPOSIT" | "QR")[];
                                /** @enum {string} */
                                status: "IN_SERVICE" | "OUT_OF_SERVICE";
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
    listBranches: {
        parameters: {
            query?: {
                city?: components["parameters"]["CityParameter"];
                page?: components["parameters"]["Page"];
                service?: "CASH" | "LOANS" | "INVESTMENTS" | "CORPORATE" | "SAFE_DEPOSIT";
                size?: components["parameters"]["Size"];
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
                            branches: {
                                address: components["schemas"]["StreetAddress"];
                                branchCode: string;
                                city: components["schemas"]["City"];
                                district: components["schemas"]["District"];
                                name: string;
                                openingHours: components["schemas"]["OpeningHours"][];
                                phone: string;
                                position: components["schemas"]["Position"];
                                postalCode: string;
                                services: ("CASH" | "LOANS" | "INVESTMENTS" | "CORPORATE" | "SAFE_DEPOSIT")[];
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
    listNearestPoints: {
        parameters: {
            query: {
                latitude: number;
                longitude: number;
                page?: components["parameters"]["Page"];
                radius?: number;
                size?: components["parameters"]["Size"];
                type?: "BRANCH" | "ATM";
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
                            page: components["schemas"]["Page"];
                            points: {
                                address: components["schemas"]["StreetAddress"];
                                city: components["schemas"]["City"];
                                distance: number;
                                district: components["schemas"]["District"];
                                id: string;
                                isOpen: boolean;
                                name: string;
                                position: components["schemas"]["Position"];
                                /** @enum {string} */
                                type: "BRANCH" | "ATM";
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
}
