export interface components {
    schemas: {
        Account: {
            accountNumber: components["schemas"]["AccountNumber"];
            availableBalance: components["schemas"]["Money"];
            bookedBalance: components["schemas"]["Money"];
            branchCode: string;
            branchName: string;
            currency: components["schemas"]["Currency"];
            iban: components["schemas"]["Iban"];
            name: string;
            openedOn: components["schemas"]["Date"];
            /** @enum {string} */
            status: "ACTIVE" | "BLOCKED";
            /** @enum {string} */
            type: "CURRENT" | "SAVINGS";
        };
        /** @enum {string} */
        AccountCurrency: "TRY" | "USD" | "EUR" | "XAU";
        AccountName: string;
        AccountNumber: string;
        /** @enum {string} */
        AccountType: "CURRENT" | "SAVINGS" | "COLLECTION";
        ActivationId: string;
        Address: {
            city: string;
            district: string;
            line: string;
            postalCode: string;
        };
        Amount: string;
        ApprovedApplication: components["schemas"]["CustomerApplication"] & {
            authorizationId: components["schemas"]["AuthorizationId"];
            customerNumber: components["schemas"]["CustomerNumber"];
            /** @enum {string} */
            status?: "APPROVED";
        };
        /** @enum {integer} */
        AuthenticationType: 1 | 5;
        AuthorizationId: string;
        BaasAccount: {
            accountNumber: components["schemas"]["AccountNumber"];
            availableBalance: components["schemas"]["Money"];
            bookedBalance: components["schemas"]["Money"];
            currency: components["schemas"]["AccountCurrency"];
            iban: components["schemas"]["Iban"];
            name: components["schemas"]["AccountName"];
            openedOn: components["schemas"]["Date"];
            /** @enum {string} */
            status: "ACTIVE" | "BLOCKED" | "CLOSED";
            sweep: components["schemas"]["Sweep"] | null;
            type: components["schemas"]["AccountType"];
        };
        BaasCardId: string;
        Bank: {
            bankCode: string;
            eft: boolean;
            fast: boolean;
            name: string;
        };
        Bill: {
            amount: components["schemas"]["Money"];
            billId: components["schemas"]["BillId"];
            dueDate: components["schemas"]["Date"];
            institutionCode: components["schemas"]["InstitutionCode"];
            lateFee: components["schemas"]["Money"];
            period: string;
            subscriberName: string;
            subscriberNumber: components["schemas"]["SubscriberNumber"];
        };
        BillId: string;
        BillPayment: {
            amount: components["schemas"]["Money"];
            billId: components["schemas"]["BillId"];
            cancellableUntil: components["schemas"]["DateTime"];
            fee: components["schemas"]["Money"];
            paidAt: components["schemas"]["DateTime"];
            referenceNumber: components["schemas"]["ReferenceNumber"];
            /** @enum {string} */
            status: "PAID" | "ACCEPTED";
        };
        CancellableOrder: {
            accountNumber: components["schemas"]["AccountNumber"];
            amount: components["schemas"]["Money"];
            cancellableUntil: components["schemas"]["DateTime"];
            /** @enum {string} */
            kind: "TRANSFER" | "PAYMENT";
            orderedAt: components["schemas"]["DateTime"];
            referenceNumber: components["schemas"]["ReferenceNumber"];
        };
        Cancellation: {
            accountNumber: components["schemas"]["AccountNumber"];
            amount: components["schemas"]["Money"];
            cancelledAt: components["schemas"]["DateTime"];
            cancelledReferenceNumber: components["schemas"]["ReferenceNumber"];
            fee: components["schemas"]["Money"];
            referenceNumber: components["schemas"]["ReferenceNumber"];
        };
        Card: {
            accountNumber: components["schemas"]["AccountNumber"];
            cardId: components["schemas"]["BaasCardId"];
            cardNumber: components["schemas"]["MaskedCardNumber"];
            embossedName: components["schemas"]["EmbossedName"];
            expiry: string;
            form: components["schemas"]["CardForm"];
            kind: components["schemas"]["CardKind"];
            status: components["schemas"]["CardStatus"];
        };
        CardAnswer: {
            data: components["schemas"]["VirtualCard"] | components["schemas"]["OtpRequired"];
            header: components["schemas"]["SuccessHeader"];
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
        CardMovement: {
            amount: components["schemas"]["Money"];
            date: components["schemas"]["Date"];
            description: string;
            instalment: {
                count: number;
                number: number;
            } | null;
            movementId: string;
            /** @enum {string} */
            type: "PURCHASE" | "CASH_ADVANCE" | "PAYMENT" | "REFUND" | "FEE" | "INTEREST" | "TAX";
        };
        CardSettings: {
            abroad: boolean;
            atms: boolean;
            online: boolean;
            shops: boolean;
        };
        /** @enum {string} */
        CardStatus: "ORDERED" | "MAILED" | "ACTIVE" | "BLOCKED" | "CLOSED";
        CardStatusChanged: {
            data: {
                cardId: components["schemas"]["CardId"];
                cardNumber: components["schemas"]["MaskedCardNumber"];
                /** @enum {string} */
                kind: "CREDIT" | "DEBIT" | "VIRTUAL";
                previousStatus: components["schemas"]["ReportedCardStatus"];
                status: components["schemas"]["ReportedCardStatus"];
                subscriptionId: components["schemas"]["SubscriptionId"];
            };
            timestamp: components["schemas"]["DateTime"];
            /** @enum {string} */
            type: "card.status_changed";
        };
        /** @enum {string} */
        Category: "GROCERIES" | "HOUSING" | "TRANSPORT" | "RESTAURANTS" | "HEALTH" | "EDUCATION" | "CLOTHING" | "TRAVEL" | "OTHER";
        City: string;
        Consent: {
            accountNumbers: components["schemas"]["AccountNumber"][] | null;
            changedAt: components["schemas"]["DateTime"];
            consentId: components["schemas"]["CustomerConsentId"];
            customerNumber: string | null;
            /** @enum {integer|null} */
            durationDays: 90 | 180 | null;
            receivedAt: components["schemas"]["DateTime"];
            scopes: string[];
            status: components["schemas"]["ConsentStatus"];
            /** @enum {string|null} */
            statusReason: "REFUSED" | "CUSTOMER_WITHDREW" | "APPLICATION_WITHDREW" | "REPLACED" | "NOT_ANSWERED" | "DURATION_ENDED" | null;
            /** Format: date-time */
            validUntil: string | null;
        };
        ConsentId: string;
        /** @enum {string} */
        ConsentStatus: "RECEIVED" | "VALID" | "REVOKED" | "EXPIRED";
        ConsentStatusChanged: {
            data: {
                consentId: components["schemas"]["CustomerConsentId"];
                customerNumber: string;
                status: components["schemas"]["ConsentStatus"];
                /** @enum {string|null} */
                statusReason: "REFUSED" | "CUSTOMER_WITHDREW" | "APPLICATION_WITHDREW" | "REPLACED" | "NOT_ANSWERED" | "DURATION_ENDED" | null;
                subscriptionId: components["schemas"]["SubscriptionId"];
            };
            timestamp: components["schemas"]["DateTime"];
            /** @enum {string} */
            type: "consent.status_changed";
        };
        Context: {
            channel: string;
            /** @enum {string} */
            language: "TR" | "EN";
        };
        Contract: {
            accountNumber: components["schemas"]["AccountNumber"];
            applicationId: components["schemas"]["LoanApplicationId"];
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
        CreditCard: {
            availableLimit: components["schemas"]["Money"];
            cardId: components["schemas"]["CardId"];
            cardNumber: components["schemas"]["MaskedCardNumber"];
            creditLimit: components["schemas"]["Money"];
            debt: components["schemas"]["Money"];
            expiry: components["schemas"]["Expiry"];
            holderName: components["schemas"]["PersonName"];
            name: string;
            /** @enum {string} */
            scheme: "MASTERCARD" | "VISA" | "TROY";
            statementDay: number;
            status: components["schemas"]["CreditCardStatus"];
            /** @enum {string} */
            type: "MAIN" | "SUPPLEMENTARY";
        };
        /** @enum {string} */
        CreditCardStatus: "ACTIVE" | "BLOCKED" | "LOST";
        Currency: string;
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
        CustomerApplication: {
            applicationId: components["schemas"]["CustomerApplicationId"];
            changedAt: components["schemas"]["DateTime"];
            createdAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            status: components["schemas"]["CustomerApplicationStatus"];
        };
        CustomerApplicationId: string;
        /** @enum {string} */
        CustomerApplicationStatus: "IDENTITY_PENDING" | "VIDEO_CALL_PENDING" | "IN_REVIEW" | "APPROVED" | "REJECTED" | "EXPIRED";
        CustomerConsentId: string;
        CustomerNumber: string;
        /** @enum {string} */
        CustomerStatus: "ACTIVE" | "SUSPENDED" | "CLOSED";
        CustomerTransferAnswer: {
            data: (components["schemas"]["TransferResult"] & components["schemas"]["RecipientCheck"]) | (components["schemas"]["OtpRequired"] & components["schemas"]["RecipientCheck"]);
            header: components["schemas"]["SuccessHeader"];
        };
        /** Format: date */
        Date: string;
        /** Format: date-time */
        DateTime: string;
        DebitCard: {
            accountNumber: components["schemas"]["AccountNumber"];
            cardId: components["schemas"]["CardId"];
            cardNumber: components["schemas"]["MaskedCardNumber"];
            dailyShoppingLimit: components["schemas"]["Money"];
            dailyWithdrawalLimit: components["schemas"]["Money"];
            expiry: string;
            holderName: components["schemas"]["PersonName"];
            name: string;
            /** @enum {string} */
            scheme: "MASTERCARD" | "VISA" | "TROY";
            settings: components["schemas"]["CardSettings"];
            status: components["schemas"]["DebitCardStatus"];
        };
        /** @enum {string} */
        DebitCardStatus: "ACTIVE" | "BLOCKED" | "LOST";
        Delivery: {
            attempts: number;
            body: string;
            createdAt: components["schemas"]["DateTime"];
            deliveryId: string;
            event: components["schemas"]["EventType"];
            lastAnswer: number | null;
            /** Format: date-time */
            lastAttemptAt: string | null;
            /** Format: date-time */
            nextAttemptAt: string | null;
            status: components["schemas"]["DeliveryStatus"];
            subscriptionId: components["schemas"]["SubscriptionId"];
        };
        /** @enum {string} */
        DeliveryStatus: "WAITING" | "SENDING" | "DELIVERED" | "FAILED" | "DROPPED";
        District: string;
        /** Format: email */
        Email: string;
        EmbossedName: string;
        Encumbrance: {
            amount?: components["schemas"]["Money"];
            holder: string;
            /** @enum {string} */
            kind: "MORTGAGE" | "LIEN" | "USUFRUCT" | "EASEMENT";
            registeredOn: components["schemas"]["Date"];
        };
        EndedApplication: components["schemas"]["CustomerApplication"] & {
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
            statusCode: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500;
            txId: components["schemas"]["TxId"];
        };
        /** @enum {string} */
        EventType: "transaction.booked" | "transfer.settled" | "transfer.returned" | "transfer.cancelled" | "transfer.rejected" | "card.status_changed" | "loan_application.decided" | "consent.status_changed" | "ticket.answered";
        ExchangeRate: string;
        Expiry: string;
        Explanation: string;
        Failure: {
            header: components["schemas"]["ErrorHeader"];
        };
        /** @enum {string} */
        FailureReason: "RETURNED" | "NOT_APPROVED" | "CANCELLED" | "TIMED_OUT";
        FundCode: string;
        /** @enum {string} */
        FundType: "MONEY_MARKET" | "BOND" | "EQUITY" | "PRECIOUS_METALS" | "MIXED";
        Holding: {
            accountValue: components["schemas"]["Money"];
            averageCost: components["schemas"]["Price"];
            blockedQuantity: components["schemas"]["Quantity"];
            code: string;
            currency: components["schemas"]["Currency"];
            exchangeRate: components["schemas"]["Rate"];
            isin: string | null;
            /** Format: date */
            maturityDate: string | null;
            name: string;
            price: components["schemas"]["Price"];
            priceDate: components["schemas"]["Date"];
            profit: components["schemas"]["Money"];
            quantity: components["schemas"]["Quantity"];
            /** @enum {string} */
            type: "FUND" | "SHARE" | "BOND" | "DEPOSIT";
            value: components["schemas"]["Money"];
        };
        Holiday: {
            date: components["schemas"]["Date"];
            halfDay: boolean;
            name: string;
        };
        Iban: string;
        Installments: number;
        InstalmentCount: number;
        InstalmentPlan: {
            chargedInstalmentCount: number;
            description: string;
            instalmentCount: number;
            planId: string;
            purchaseDate: components["schemas"]["Date"];
            remainingAmount: components["schemas"]["Money"];
            remainingInstalments: {
                amount: components["schemas"]["Money"];
                date: components["schemas"]["Date"];
                number: number;
            }[];
            totalAmount: components["schemas"]["Money"];
        };
        InstitutionCode: string;
        InstrumentCode: string;
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
        InvestmentAccount: {
            accountId: components["schemas"]["InvestmentAccountId"];
            cashAccountNumber: components["schemas"]["AccountNumber"];
            currency: components["schemas"]["Currency"];
            name: string;
            openedOn: components["schemas"]["Date"];
            riskProfile: number | null;
            /** @enum {string} */
            status: "ACTIVE" | "BLOCKED";
            totalValue: components["schemas"]["Money"];
            valuationDate: components["schemas"]["Date"];
        };
        InvestmentAccountId: string;
        LimitAmount: {
            amount: components["schemas"]["NonNegativeAmount"];
            /** @enum {string} */
            currency: "TRY";
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
        LoanApplication: {
            accountNumber: components["schemas"]["AccountNumber"];
            amount: components["schemas"]["Money"];
            applicationId: components["schemas"]["LoanApplicationId"];
            /** Format: date */
            contractValidUntil: string | null;
            createdAt: components["schemas"]["DateTime"];
            history: {
                at: components["schemas"]["DateTime"];
                status: components["schemas"]["LoanApplicationStatus"];
            }[];
            instalmentCount: components["schemas"]["InstalmentCount"];
            loanId: string | null;
            monthlyInterestRate: components["schemas"]["MonthlyInterestRate"];
            offerId: components["schemas"]["OfferId"];
            /** @enum {string|null} */
            rejectionReason: "CREDIT_SCORE" | "INCOME" | "EXISTING_DEBT" | "OVERDUE_DEBT" | null;
            status: components["schemas"]["LoanApplicationStatus"];
            updatedAt: components["schemas"]["DateTime"];
        };
        LoanApplicationDecided: {
            data: {
                accountNumber: components["schemas"]["AccountNumber"];
                amount: components["schemas"]["Money"];
                applicationId: components["schemas"]["LoanApplicationId"];
                /** Format: date */
                contractValidUntil: string | null;
                instalmentCount: components["schemas"]["InstalmentCount"];
                /** @enum {string|null} */
                rejectionReason: "CREDIT_SCORE" | "INCOME" | "EXISTING_DEBT" | "OVERDUE_DEBT" | null;
                /** @enum {string} */
                status: "APPROVED" | "REJECTED";
                subscriptionId: components["schemas"]["SubscriptionId"];
            };
            timestamp: components["schemas"]["DateTime"];
            /** @enum {string} */
            type: "loan_application.decided";
        };
        LoanApplicationId: string;
        /** @enum {string} */
        LoanApplicationStatus: "RECEIVED" | "IN_REVIEW" | "APPROVED" | "REJECTED" | "SIGNED" | "PAID_OUT" | "EXPIRED";
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
        LoanId: string;
        /** @enum {string} */
        LoanType: "PERSONAL" | "VEHICLE" | "MORTGAGE" | "BUSINESS";
        MailOrderPayment: {
            amount: components["schemas"]["Money"];
            authorizationCode: string | null;
            cardNumber: components["schemas"]["MaskedCardNumber"];
            commission: components["schemas"]["Money"];
            createdAt: components["schemas"]["DateTime"];
            /** @enum {string} */
            declineReason?: "INSUFFICIENT_LIMIT" | "CARD_BLOCKED" | "CARD_EXPIRED" | "NOT_PERMITTED";
            installments: components["schemas"]["Installments"];
            orderNumber: components["schemas"]["OrderNumber"];
            referenceNumber: components["schemas"]["ReferenceNumber"];
            /** Format: date */
            settledOn: string | null;
            /** @enum {string} */
            status: "APPROVED" | "DECLINED";
        };
        MailOrderRefund: {
            amount: components["schemas"]["Money"];
            createdAt: components["schemas"]["DateTime"];
            paymentReferenceNumber: components["schemas"]["ReferenceNumber"];
            referenceNumber: components["schemas"]["ReferenceNumber"];
            refundableAmount: components["schemas"]["Money"];
            /** @enum {string} */
            status: "REFUNDED" | "ACCEPTED";
        };
        MaskedCardNumber: string;
        MaskedContact: {
            address: components["schemas"]["Address"];
            email: components["schemas"]["MaskedEmail"];
            phoneNumber: components["schemas"]["MaskedPhoneNumber"];
        };
        MaskedEmail: string;
        MaskedPhoneNumber: string;
        Money: {
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        MonthlyInterestRate: string;
        Movement: {
            accountNumber: components["schemas"]["AccountNumber"];
            amount: components["schemas"]["Money"];
            balanceAfter: components["schemas"]["Money"] | null;
            bookedAt: components["schemas"]["DateTime"];
            counterparty?: components["schemas"]["PersonName"];
            /** @enum {string} */
            direction: "IN" | "OUT";
            explanation: string;
            referenceNumber?: components["schemas"]["ReferenceNumber"];
            /** @enum {string} */
            status: "BOOKED" | "PENDING";
            transactionId: components["schemas"]["MovementId"];
            /** @enum {string} */
            transactionType: "CHVLH" | "CVIRM" | "EEFTO" | "FBTCH" | "CARD" | "BILL" | "CASH" | "FEE" | "INTEREST";
        };
        MovementId: string;
        NonNegativeAmount: string;
        Notification: {
            data: {
                accountNumber: components["schemas"]["AccountNumber"];
                amount: components["schemas"]["Money"];
                /** @enum {string} */
                direction: "IN" | "OUT";
                explanation?: string;
                referenceNumber: components["schemas"]["ReferenceNumber"];
                subscriptionId: components["schemas"]["SubscriptionId"];
                transactionDate: components["schemas"]["Date"];
                transactionType: components["schemas"]["TransactionType"];
            };
            timestamp: components["schemas"]["DateTime"];
            /** @enum {string} */
            type: "transaction.booked";
        };
        OfferId: string;
        OpenApplication: components["schemas"]["CustomerApplication"] & {
            /** @enum {string} */
            nextStep: "IDENTITY_CHECK" | "VIDEO_CALL" | "WAIT";
            /** @enum {string} */
            status?: "IDENTITY_PENDING" | "VIDEO_CALL_PENDING" | "IN_REVIEW";
            /** Format: uri */
            videoCallUrl?: string;
        };
        OpeningHours: {
            closes: string;
            /** @enum {string} */
            day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            opens: string;
        };
        OrderNumber: string;
        OrderQuantity: string;
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
        Page: {
            number: number;
            size: number;
            totalElements: number;
            totalPages: number;
        };
        ParcelNumber: string;
        ParentCardId: string;
        PartnerReference: string;
        PersonName: string;
        PhoneNumber: string;
        PlannedInstalment: {
            amount: components["schemas"]["Money"];
            dueDate: components["schemas"]["Date"];
            interest: components["schemas"]["Money"];
            number: number;
            principal: components["schemas"]["Money"];
            remainingPrincipal: components["schemas"]["Money"];
            taxes: components["schemas"]["Money"];
        };
        Position: {
            latitude: number;
            longitude: number;
        };
        PositiveAmount: string;
        PositiveMoney: {
            amount: components["schemas"]["PositiveAmount"];
            currency: components["schemas"]["Currency"];
        };
        Price: string;
        PriceChange: string;
        QrExplanation: string;
        QrOrder: {
            accountNumber: components["schemas"]["AccountNumber"];
            amount: components["schemas"]["Money"];
            createdAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            explanation?: components["schemas"]["QrExplanation"];
            orderId: components["schemas"]["QrOrderId"];
            place?: string;
            qrData?: string;
            /** @enum {string} */
            status: "CREATED" | "USED" | "EXPIRED" | "CANCELLED";
            type: components["schemas"]["QrOrderType"];
            usedAt?: components["schemas"]["DateTime"];
        };
        QrOrderId: string;
        /** @enum {string} */
        QrOrderType: "PAYMENT" | "WITHDRAWAL";
        Quantity: string;
        QuoteId: string;
        Rate: string;
        RateChange: string;
        ReasonCode: {
            code: string;
            description: string;
        };
        RecipientCheck: {
            maskedReceiverName: string;
            /** @enum {string} */
            nameMatch: "MATCH" | "CLOSE_MATCH";
        };
        ReferenceNumber: string;
        /** @enum {string} */
        ReportedCardStatus: "ACTIVE" | "BLOCKED" | "LOST" | "USED" | "CLOSED";
        RequestId: string;
        SettingsAnswer: {
            data: components["schemas"]["DebitCard"] | components["schemas"]["OtpRequired"];
            header: components["schemas"]["SuccessHeader"];
        };
        Share: string;
        /** @enum {string} */
        Side: "BUY" | "SELL";
        SignedResponse: string;
        StreetAddress: string;
        SubscriberNumber: string;
        Subscription: {
            accountNumbers: components["schemas"]["AccountNumber"][];
            createdAt: components["schemas"]["DateTime"];
            events: components["schemas"]["EventType"][];
            /** @enum {string} */
            status: "ACTIVE" | "SUSPENDED";
            subscriptionId: components["schemas"]["SubscriptionId"];
            transactionTypes: components["schemas"]["TransactionType"][];
            url: components["schemas"]["WebhookUrl"];
        };
        SubscriptionId: string;
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
        Sweep: {
            lastAmount: components["schemas"]["Money"] | null;
            /** Format: date-time */
            lastSweptAt: string | null;
            mainIban: components["schemas"]["Iban"];
        };
        TaxRate: string;
        TicketAnswered: {
            data: {
                subject: string;
                subscriptionId: components["schemas"]["SubscriptionId"];
                ticketNumber: string;
            };
            timestamp: components["schemas"]["DateTime"];
            /** @enum {string} */
            type: "ticket.answered";
        };
        TransactionId: string;
        /** @enum {string} */
        TransactionType: "CHVLH" | "CVIRM" | "EEFTO" | "FBTCH";
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
        TransferAnswer: {
            data: components["schemas"]["TransferResult"] | components["schemas"]["OtpRequired"];
            header: components["schemas"]["SuccessHeader"];
        };
        TransferCancelled: {
            data: {
                accountNumber: components["schemas"]["AccountNumber"];
                amount: components["schemas"]["Money"];
                cancellationReferenceNumber: components["schemas"]["ReferenceNumber"];
                isInternalTransfer: boolean;
                referenceNumber: components["schemas"]["ReferenceNumber"];
                subscriptionId: components["schemas"]["SubscriptionId"];
                transactionDate: components["schemas"]["Date"];
            };
            timestamp: components["schemas"]["DateTime"];
            /** @enum {string} */
            type: "transfer.cancelled";
        };
        TransferRejected: {
            data: {
                accountNumber: components["schemas"]["AccountNumber"];
                amount: components["schemas"]["Money"];
                isInternalTransfer: boolean;
                referenceNumber: components["schemas"]["ReferenceNumber"];
                subscriptionId: components["schemas"]["SubscriptionId"];
                transactionDate: components["schemas"]["Date"];
            };
            timestamp: components["schemas"]["DateTime"];
            /** @enum {string} */
            type: "transfer.rejected";
        };
        TransferResult: {
            amount: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
            referenceNumber: components["schemas"]["ReferenceNumber"];
            responseType: components["schemas"]["TransferStatusCode"];
            responseTypeDesc: components["schemas"]["TransferStatusName"];
            transactionDate: components["schemas"]["Date"];
        };
        TransferReturned: {
            data: {
                accountNumber: components["schemas"]["AccountNumber"];
                amount: components["schemas"]["Money"];
                isInternalTransfer: boolean;
                /** @enum {string} */
                reason: "ACCOUNT_CLOSED" | "ACCOUNT_UNKNOWN" | "NAME_MISMATCH" | "TIMED_OUT";
                referenceNumber: components["schemas"]["ReferenceNumber"];
                subscriptionId: components["schemas"]["SubscriptionId"];
                transactionDate: components["schemas"]["Date"];
            };
            timestamp: components["schemas"]["DateTime"];
            /** @enum {string} */
            type: "transfer.returned";
        };
        TransferSettled: {
            data: {
                accountNumber: components["schemas"]["AccountNumber"];
                amount: components["schemas"]["Money"];
                isInternalTransfer: boolean;
                referenceNumber: components["schemas"]["ReferenceNumber"];
                subscriptionId: components["schemas"]["SubscriptionId"];
                transactionDate: components["schemas"]["Date"];
            };
            timestamp: components["schemas"]["DateTime"];
            /** @enum {string} */
            type: "transfer.settled";
        };
        /** @enum {string} */
        TransferStatusCode: "01" | "02" | "03" | "04" | "05";
        /** @enum {string} */
        TransferStatusName: "REALIZED" | "SENT" | "NOT REALIZED" | "WAITING FOR APPROVAL" | "PROCESSED";
        /** @enum {string} */
        TransferType: "INTERNAL" | "EFT" | "FAST";
        TxId: string;
        VirtualCard: {
            availableLimit: components["schemas"]["Money"];
            cardId: components["schemas"]["CardId"];
            cardNumber: components["schemas"]["MaskedCardNumber"];
            /** Format: date-time */
            closedAt: string | null;
            createdAt: components["schemas"]["DateTime"];
            expiry: string;
            limit: components["schemas"]["Money"];
            name: components["schemas"]["VirtualCardName"];
            parentCardId: components["schemas"]["ParentCardId"];
            spentAmount: components["schemas"]["Money"];
            /** @enum {string} */
            status: "ACTIVE" | "USED" | "CLOSED";
            usage: components["schemas"]["VirtualCardUsage"];
        };
        VirtualCardName: string;
        /** @enum {string} */
        VirtualCardUsage: "ONE_PURCHASE" | "ONE_SHOP";
        WebhookSecret: string;
        /** Format: uri */
        WebhookUrl: string;
    };
    responses: never;
    parameters: {
        AccountNumber: string;
        CardId: string;
        CityParameter: string;
        DebitCardId: string;
        From: string;
        FundCodeParameter: string;
        InvestmentAccountIdParameter: string;
        LoanApplicationIdParameter: string;
        LoanIdParameter: string;
        Page: number;
        RateDate: string;
        ReferenceNumber: string;
        Size: number;
        To: string;
        VirtualCardId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    listAccounts: {
        parameters: {
            query?: {
                currency?: string;
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                sort?: "openedOn,asc" | "openedOn,desc" | "name,asc" | "name,desc";
                type?: "CURRENT" | "SAVINGS";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            accounts: components["schemas"]["Account"][];
                            page: components["schemas"]["Page"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            path: {
                accountNumber: components["parameters"]["AccountNumber"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Account"] & {
                            holders: components["schemas"]["PersonName"][];
                            interestRate: string | null;
                            overdraftLimit: components["schemas"]["Money"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getAccountBalances: {
        parameters: {
            query?: {
                date?: string;
            };
            path: {
                accountNumber: components["parameters"]["AccountNumber"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            accountNumber: components["schemas"]["AccountNumber"];
                            asOf: components["schemas"]["DateTime"];
                            availableBalance: components["schemas"]["Money"];
                            blockedAmount: components["schemas"]["Money"];
                            bookedBalance: components["schemas"]["Money"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    createStatement: {
        parameters: {
            query?: never;
            path: {
                accountNumber: components["parameters"]["AccountNumber"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    /**
                     * @default PDF
                     * @enum {string}
                     */
                    format?: "PDF" | "CSV";
                    month: string;
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            accountNumber: components["schemas"]["AccountNumber"];
                            closingBalance: components["schemas"]["Money"];
                            document: string;
                            /** @enum {string} */
                            format: "PDF" | "CSV";
                            month: string;
                            movementCount: number;
                            openingBalance: components["schemas"]["Money"];
                            statementNumber: string;
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listMovements: {
        parameters: {
            query?: {
                direction?: "IN" | "OUT";
                from?: components["parameters"]["From"];
                maxAmount?: string;
                minAmount?: string;
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                sort?: "bookedAt,desc" | "bookedAt,asc" | "amount,desc" | "amount,asc";
                status?: "BOOKED" | "PENDING";
                to?: components["parameters"]["To"];
            };
            path: {
                accountNumber: components["parameters"]["AccountNumber"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            movements: components["schemas"]["Movement"][];
                            page: components["schemas"]["Page"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getMovement: {
        parameters: {
            query?: never;
            path: {
                transactionId: string;
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Movement"] & {
                            counterpartyIban?: components["schemas"]["Iban"];
                            receiptNumber?: string;
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getBalanceForecast: {
        parameters: {
            query?: {
                ageGroup?: "18-24" | "25-34" | "35-49" | "50-64" | "65+";
                city?: string;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            customerCount: number;
                            forecast: {
                                expected: components["schemas"]["Money"];
                                high: components["schemas"]["Money"];
                                low: components["schemas"]["Money"];
                            } | null;
                            madeOn: components["schemas"]["Date"];
                            month: string;
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getSpending: {
        parameters: {
            query: {
                ageGroup?: "18-24" | "25-34" | "35-49" | "50-64" | "65+";
                city?: string;
                month: string;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            categories: {
                                average: components["schemas"]["Money"];
                                category: components["schemas"]["Category"];
                                change: string;
                                share: string;
                            }[];
                            customerCount: number;
                            month: string;
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    openBaasAccount: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    currency: components["schemas"]["AccountCurrency"];
                    name: components["schemas"]["AccountName"];
                    partnerReference: components["schemas"]["PartnerReference"];
                    type: components["schemas"]["AccountType"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["BaasAccount"] | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getBaasAccount: {
        parameters: {
            query?: never;
            path: {
                accountNumber: string;
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["BaasAccount"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    cancelBaasCard: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardId: string;
                    context: components["schemas"]["Context"];
                    /** @enum {string} */
                    reason: "LOST" | "STOLEN" | "DAMAGED" | "NOT_WANTED";
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            cardId: string;
                            cardNumber: components["schemas"]["MaskedCardNumber"];
                            closedAt: components["schemas"]["DateTime"];
                            returnedBalance: components["schemas"]["Money"];
                            /** @enum {string} */
                            status: "CLOSED";
                        } | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    cancelBaasInvestmentOrder: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    orderNumber: components["schemas"]["ReferenceNumber"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            cancelledAt: components["schemas"]["DateTime"];
                            orderNumber: components["schemas"]["ReferenceNumber"];
                            returnedAmount: components["schemas"]["Money"];
                            returnedQuantity: string;
                            /** @enum {string} */
                            status: "CANCELLED";
                        } | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    cancelBaasTransfer: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    referenceNumber: components["schemas"]["ReferenceNumber"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            amount: components["schemas"]["Money"];
                            cancelledAt: components["schemas"]["DateTime"];
                            fee: components["schemas"]["Money"];
                            referenceNumber: components["schemas"]["ReferenceNumber"];
                            /** @enum {string} */
                            responseType: "03";
                            /** @enum {string} */
                            responseTypeDesc: "NOT REALIZED";
                        } | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    orderBaasCard: {
        parameters: {
            query?: never;
            path?: never;
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
                content: {
                    "application/json": {
                        data: components["schemas"]["Card"] | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    setBaasCardLimits: {
        parameters: {
            query?: never;
            path: {
                cardId: string;
            };
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
                content: {
                    "application/json": {
                        data: {
                            cardId: components["schemas"]["BaasCardId"];
                            cardNumber: components["schemas"]["MaskedCardNumber"];
                            changedAt: components["schemas"]["DateTime"];
                            limits: components["schemas"]["CardLimits"];
                            status: components["schemas"]["CardStatus"];
                        } | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listBaasBanks: {
        parameters: {
            query?: {
                bankCode?: string;
                system?: "EFT" | "FAST";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            banks: components["schemas"]["Bank"][];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listBaasHolidays: {
        parameters: {
            query?: {
                language?: "TR" | "EN";
                year?: number;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            holidays: components["schemas"]["Holiday"][];
                            year: number;
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listBaasReasonCodes: {
        parameters: {
            query: {
                language?: "TR" | "EN";
                transferType: "INTERNAL" | "EFT" | "FAST";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            reasonCodes: components["schemas"]["ReasonCode"][];
                            /** @enum {string} */
                            transferType: "INTERNAL" | "EFT" | "FAST";
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listBaasCustomers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                since?: string;
                size?: components["parameters"]["Size"];
                sort?: "customerSince,asc" | "customerSince,desc" | "name,asc" | "name,desc";
                status?: "ACTIVE" | "SUSPENDED" | "CLOSED";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
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
        };
    };
    getBaasCustomer: {
        parameters: {
            query?: never;
            path: {
                customerNumber: string;
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"] & {
                            contact: components["schemas"]["MaskedContact"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    updateBaasCustomerContact: {
        parameters: {
            query?: never;
            path: {
                customerNumber: string;
            };
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
        };
    };
    createInvestmentOrder: {
        parameters: {
            query?: never;
            path?: never;
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
                content: {
                    "application/json": {
                        data: {
                            instrumentCode: components["schemas"]["InstrumentCode"];
                            orderNumber: components["schemas"]["ReferenceNumber"];
                            partnerReference: components["schemas"]["PartnerReference"];
                            price: components["schemas"]["Rate"];
                            quantity: components["schemas"]["OrderQuantity"];
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
        };
    };
    createInvestmentQuote: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount?: components["schemas"]["PositiveMoney"];
                    context: components["schemas"]["Context"];
                    instrumentCode: components["schemas"]["InstrumentCode"];
                    quantity?: components["schemas"]["OrderQuantity"];
                    side: components["schemas"]["Side"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            amount: components["schemas"]["Money"];
                            instrumentCode: components["schemas"]["InstrumentCode"];
                            price: components["schemas"]["Rate"];
                            quantity: components["schemas"]["OrderQuantity"];
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
        };
    };
    createBaasTransfer: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterbankOrder"] | components["schemas"]["InternalOrder"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Transfer"] | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getBaasTransfer: {
        parameters: {
            query?: never;
            path: {
                referenceNumber: string;
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Transfer"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    createOnboardingApplication: {
        parameters: {
            query?: never;
            path?: never;
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
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenApplication"] | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getOnboardingApplication: {
        parameters: {
            query?: never;
            path: {
                applicationId: string;
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenApplication"] | components["schemas"]["ApprovedApplication"] | components["schemas"]["EndedApplication"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    checkIdentity: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    applicationId: components["schemas"]["CustomerApplicationId"];
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
                content: {
                    "application/json": {
                        data: {
                            applicationId: components["schemas"]["CustomerApplicationId"];
                            applicationStatus: components["schemas"]["CustomerApplicationStatus"];
                            attemptsLeft: number;
                            checkedAt: components["schemas"]["DateTime"];
                            /** @enum {string} */
                            result: "VERIFIED" | "NEEDS_REVIEW" | "NOT_READABLE" | "MISMATCH";
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listCancellableOrders: {
        parameters: {
            query?: {
                kind?: "TRANSFER" | "PAYMENT";
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            orders: components["schemas"]["CancellableOrder"][];
                            page: components["schemas"]["Page"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    reason?: string;
                    referenceNumber: components["schemas"]["ReferenceNumber"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Cancellation"] | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    cancelTransfer: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    reason?: string;
                    referenceNumber: components["schemas"]["ReferenceNumber"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Cancellation"] | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listConsents: {
        parameters: {
            query?: {
                customerNumber?: string;
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                sort?: "receivedAt,desc" | "receivedAt,asc";
                status?: "RECEIVED" | "VALID" | "REVOKED" | "EXPIRED";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            consents: components["schemas"]["Consent"][];
                            page: components["schemas"]["Page"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getConsent: {
        parameters: {
            query?: never;
            path: {
                consentId: string;
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Consent"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    withdrawConsent: {
        parameters: {
            query?: never;
            path: {
                consentId: string;
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Consent"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listCreditCards: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                status?: "ACTIVE" | "BLOCKED" | "LOST";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            cards: components["schemas"]["CreditCard"][];
                            page: components["schemas"]["Page"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listInstalments: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
            };
            path: {
                cardId: components["parameters"]["CardId"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            cardId: components["schemas"]["CardId"];
                            page: components["schemas"]["Page"];
                            plans: components["schemas"]["InstalmentPlan"][];
                            remainingAmount: components["schemas"]["Money"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getCreditCardLimits: {
        parameters: {
            query?: never;
            path: {
                cardId: components["parameters"]["CardId"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            asOf: components["schemas"]["DateTime"];
                            availableCashAdvanceLimit: components["schemas"]["Money"];
                            availableLimit: components["schemas"]["Money"];
                            cardId: components["schemas"]["CardId"];
                            cashAdvanceLimit: components["schemas"]["Money"];
                            creditLimit: components["schemas"]["Money"];
                            currentPeriodDebt: components["schemas"]["Money"];
                            debt: components["schemas"]["Money"];
                            /** Format: date */
                            dueDate: string | null;
                            futureInstalments: components["schemas"]["Money"];
                            pendingAmount: components["schemas"]["Money"];
                            remainingMinimumPayment: components["schemas"]["Money"];
                            statementDebt: components["schemas"]["Money"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getCreditCardStatement: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                period?: string;
                size?: components["parameters"]["Size"];
            };
            path: {
                cardId: components["parameters"]["CardId"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            balance: components["schemas"]["Money"];
                            cardId: components["schemas"]["CardId"];
                            /** Format: date */
                            dueDate: string | null;
                            fees: components["schemas"]["Money"];
                            from: components["schemas"]["Date"];
                            interest: components["schemas"]["Money"];
                            minimumPayment: components["schemas"]["Money"];
                            monthlyInterestRate: components["schemas"]["Rate"];
                            movements: components["schemas"]["CardMovement"][];
                            page: components["schemas"]["Page"];
                            paidAmount: components["schemas"]["Money"];
                            payments: components["schemas"]["Money"];
                            period: string;
                            previousBalance: components["schemas"]["Money"];
                            purchases: components["schemas"]["Money"];
                            remainingMinimumPayment: components["schemas"]["Money"];
                            taxes: components["schemas"]["Money"];
                            to: components["schemas"]["Date"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listDebitCards: {
        parameters: {
            query?: {
                accountNumber?: string;
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                status?: "ACTIVE" | "BLOCKED" | "LOST";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            cards: components["schemas"]["DebitCard"][];
                            page: components["schemas"]["Page"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    updateDebitCardSettings: {
        parameters: {
            query?: never;
            path: {
                cardId: components["parameters"]["DebitCardId"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    settings?: components["schemas"]["CardSettings"];
                    status?: components["schemas"]["DebitCardStatus"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
        };
    };
    createLoanApplication: {
        parameters: {
            query?: never;
            path?: never;
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
                content: {
                    "application/json": {
                        data: components["schemas"]["LoanApplication"] | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getLoanApplication: {
        parameters: {
            query?: never;
            path: {
                applicationId: components["parameters"]["LoanApplicationIdParameter"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["LoanApplication"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getLoanContract: {
        parameters: {
            query?: never;
            path: {
                applicationId: components["parameters"]["LoanApplicationIdParameter"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Contract"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    signLoanContract: {
        parameters: {
            query?: never;
            path: {
                applicationId: components["parameters"]["LoanApplicationIdParameter"];
            };
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
                content: {
                    "application/json": {
                        data: components["schemas"]["Contract"] | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    findLoanOffers: {
        parameters: {
            query?: never;
            path?: never;
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
        };
    };
    listInvestmentAccounts: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            accounts: components["schemas"]["InvestmentAccount"][];
                            page: components["schemas"]["Page"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getPortfolio: {
        parameters: {
            query?: {
                date?: string;
            };
            path: {
                accountId: components["parameters"]["InvestmentAccountIdParameter"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            accountId: components["schemas"]["InvestmentAccountId"];
                            holdings: components["schemas"]["Holding"][];
                            totalValue: components["schemas"]["Money"];
                            valuationDate: components["schemas"]["Date"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listFunds: {
        parameters: {
            query?: {
                currency?: string;
                maximumRiskLevel?: number;
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                type?: "MONEY_MARKET" | "BOND" | "EQUITY" | "PRECIOUS_METALS" | "MIXED";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
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
        };
    };
    createFundOrder: {
        parameters: {
            query?: never;
            path: {
                fundCode: components["parameters"]["FundCodeParameter"];
            };
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
                };
            };
        };
        responses: {
            200: {
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
            path: {
                fundCode: components["parameters"]["FundCodeParameter"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
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
        };
    };
    listLoans: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                status?: "RUNNING" | "IN_ARREARS" | "SETTLED";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
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
        };
    };
    getPaymentPlan: {
        parameters: {
            query?: never;
            path: {
                loanId: components["parameters"]["LoanIdParameter"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
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
        };
    };
    getEarlySettlement: {
        parameters: {
            query?: never;
            path: {
                loanId: components["parameters"]["LoanIdParameter"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
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
        };
    };
    createMailOrderPayment: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountNumber: components["schemas"]["AccountNumber"];
                    amount: components["schemas"]["PositiveMoney"];
                    cardToken: string;
                    context: components["schemas"]["Context"];
                    installments: components["schemas"]["Installments"];
                    orderNumber: components["schemas"]["OrderNumber"];
                    /** Format: email */
                    payerEmail?: string;
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MailOrderPayment"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    createMailOrderRefund: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: components["schemas"]["PositiveMoney"];
                    context: components["schemas"]["Context"];
                    paymentReferenceNumber: components["schemas"]["ReferenceNumber"];
                    reason?: string;
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MailOrderRefund"] | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    createTransferToAnotherCustomer: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: components["schemas"]["PositiveMoney"];
                    context: components["schemas"]["Context"];
                    explanation?: components["schemas"]["Explanation"];
                    reasonCode?: components["schemas"]["InternalReasonCode"];
                    receiverIban: components["schemas"]["Iban"];
                    receiverName: components["schemas"]["PersonName"];
                    senderAccountNumber: components["schemas"]["AccountNumber"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CustomerTransferAnswer"];
                };
            };
        };
    };
    createEftTransfer: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: components["schemas"]["PositiveMoney"];
                    context: components["schemas"]["Context"];
                    explanation?: components["schemas"]["Explanation"];
                    reasonCode: components["schemas"]["InterbankReasonCode"];
                    receiverIban: components["schemas"]["Iban"];
                    receiverName: components["schemas"]["PersonName"];
                    senderAccountNumber: components["schemas"]["AccountNumber"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TransferAnswer"];
                };
            };
        };
    };
    createFastTransfer: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: components["schemas"]["PositiveMoney"];
                    context: components["schemas"]["Context"];
                    explanation?: components["schemas"]["Explanation"];
                    reasonCode: components["schemas"]["InterbankReasonCode"];
                    receiverIban: components["schemas"]["Iban"];
                    receiverName: components["schemas"]["PersonName"];
                    senderAccountNumber: components["schemas"]["AccountNumber"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TransferAnswer"];
                };
            };
        };
    };
    createInternalTransfer: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: components["schemas"]["PositiveMoney"];
                    context: components["schemas"]["Context"];
                    explanation?: components["schemas"]["Explanation"];
                    reasonCode?: components["schemas"]["InternalReasonCode"];
                    receiverAccountNumber: components["schemas"]["AccountNumber"];
                    senderAccountNumber: components["schemas"]["AccountNumber"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TransferAnswer"];
                };
            };
        };
    };
    getTransferReceipt: {
        parameters: {
            query?: never;
            path: {
                referenceNumber: components["parameters"]["ReferenceNumber"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            amount: components["schemas"]["Money"];
                            document: string;
                            explanation?: string;
                            fee: components["schemas"]["Money"];
                            realizedAt: components["schemas"]["DateTime"];
                            receiptNumber: string;
                            receiverIban: components["schemas"]["Iban"];
                            receiverName: components["schemas"]["PersonName"];
                            referenceNumber: components["schemas"]["ReferenceNumber"];
                            senderIban: components["schemas"]["Iban"];
                            senderName: components["schemas"]["PersonName"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    findTransferStatus: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    isInternalTransfer: boolean;
                    referenceNumber: components["schemas"]["ReferenceNumber"];
                    transactionDate: components["schemas"]["Date"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            accountingResponse: "OK" | "PENDING" | "REVERSED";
                            errorCode: string;
                            message: string;
                            refereceNumber: components["schemas"]["ReferenceNumber"];
                            responseType: components["schemas"]["TransferStatusCode"];
                            responseTypeDesc: components["schemas"]["TransferStatusName"];
                            transactionDate: components["schemas"]["Date"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    executeOtp: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    activationId?: components["schemas"]["ActivationId"];
                    authenticationType: components["schemas"]["AuthenticationType"];
                    context: components["schemas"]["Context"];
                    otp_info?: string;
                    requestId?: components["schemas"]["RequestId"];
                    transaction_id?: components["schemas"]["TransactionId"];
                    transactionId?: components["schemas"]["TransactionId"];
                } & ({
                    /** @constant */
                    authenticationType?: 1;
                } | {
                    /** @constant */
                    authenticationType?: 5;
                });
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            [key: string]: unknown;
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    findBills: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    institutionCode: components["schemas"]["InstitutionCode"];
                    subscriberNumber: components["schemas"]["SubscriberNumber"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            bills: components["schemas"]["Bill"][];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    createBillPayment: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountNumber: components["schemas"]["AccountNumber"];
                    amount: components["schemas"]["PositiveMoney"];
                    billId: components["schemas"]["BillId"];
                    context: components["schemas"]["Context"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["BillPayment"] | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listInstitutions: {
        parameters: {
            query?: {
                category?: "ELECTRICITY" | "GAS" | "WATER" | "TELEPHONE" | "INTERNET" | "EDUCATION" | "INSURANCE";
                name?: string;
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                sort?: "name,asc" | "name,desc" | "institutionCode,asc";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            institutions: {
                                /** @enum {string} */
                                category: "ELECTRICITY" | "GAS" | "WATER" | "TELEPHONE" | "INTERNET" | "EDUCATION" | "INSURANCE";
                                institutionCode: components["schemas"]["InstitutionCode"];
                                isOpen: boolean;
                                name: string;
                                subscriberNumberLabel: string;
                                subscriberNumberLength: number;
                            }[];
                            page: components["schemas"]["Page"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listAtms: {
        parameters: {
            query?: {
                city?: components["parameters"]["CityParameter"];
                page?: components["parameters"]["Page"];
                service?: "WITHDRAWAL" | "DEPOSIT" | "QR";
                size?: components["parameters"]["Size"];
                status?: "IN_SERVICE" | "OUT_OF_SERVICE";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
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
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
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
        };
    };
    listDepositRates: {
        parameters: {
            query?: {
                amount?: string;
                currency?: "TRY" | "USD" | "EUR";
                term?: number;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
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
        };
    };
    calculateLoan: {
        parameters: {
            query: {
                amount: string;
                instalmentCount: number;
                type: "PERSONAL" | "VEHICLE" | "MORTGAGE" | "BUSINESS";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
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
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
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
        };
    };
    convertAmount: {
        parameters: {
            query: {
                amount: string;
                fromCurrency: string;
                toCurrency: string;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            from: components["schemas"]["Money"];
                            publishedAt: components["schemas"]["DateTime"];
                            rate: components["schemas"]["ExchangeRate"];
                            to: components["schemas"]["Money"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listCurrencyRates: {
        parameters: {
            query?: {
                currency?: string;
                date?: components["parameters"]["RateDate"];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            base: "TRY";
                            publishedAt: components["schemas"]["DateTime"];
                            rates: {
                                banknoteBuy: components["schemas"]["ExchangeRate"];
                                banknoteSell: components["schemas"]["ExchangeRate"];
                                buy: components["schemas"]["ExchangeRate"];
                                change: components["schemas"]["RateChange"];
                                currency: components["schemas"]["Currency"];
                                name: string;
                                sell: components["schemas"]["ExchangeRate"];
                                /** @enum {integer} */
                                unit: 1 | 100;
                            }[];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listMetalRates: {
        parameters: {
            query?: {
                date?: components["parameters"]["RateDate"];
                metal?: "XAU" | "XAG" | "XPT" | "XPD";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            base: "TRY";
                            publishedAt: components["schemas"]["DateTime"];
                            rates: {
                                buy: components["schemas"]["ExchangeRate"];
                                change: components["schemas"]["RateChange"];
                                /** @enum {string} */
                                metal: "XAU" | "XAG" | "XPT" | "XPD";
                                name: string;
                                sell: components["schemas"]["ExchangeRate"];
                                /** @enum {string} */
                                unit: "GRAM";
                            }[];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    createQrOrder: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountNumber: components["schemas"]["AccountNumber"];
                    amount: components["schemas"]["PositiveMoney"];
                    context: components["schemas"]["Context"];
                    explanation?: components["schemas"]["QrExplanation"];
                    type: components["schemas"]["QrOrderType"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["QrOrder"] | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    getQrOrder: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["QrOrder"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    cancelQrOrder: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["QrOrder"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    findTitleDeeds: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    consentId: components["schemas"]["ConsentId"];
                    context: components["schemas"]["Context"];
                    identityNumber: string;
                    province?: string;
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            deeds: {
                                area: string;
                                deedNumber: string;
                                district: string;
                                encumbrances: components["schemas"]["Encumbrance"][];
                                /** @enum {string} */
                                kind: "APARTMENT" | "HOUSE" | "SHOP" | "LAND" | "FIELD";
                                neighbourhood: string;
                                parcelNumber: components["schemas"]["ParcelNumber"];
                                province: string;
                                registeredOn: components["schemas"]["Date"];
                                share: components["schemas"]["Share"];
                                unit?: string;
                            }[];
                            page: components["schemas"]["Page"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    findParcel: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    district: string;
                    neighbourhood: string;
                    parcelNumber: components["schemas"]["ParcelNumber"];
                    province: string;
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            area: string;
                            corners: {
                                latitude: number;
                                longitude: number;
                            }[];
                            district: string;
                            neighbourhood: string;
                            ownerCount: number;
                            parcelNumber: components["schemas"]["ParcelNumber"];
                            province: string;
                            /** @enum {string} */
                            use: "RESIDENTIAL" | "COMMERCIAL" | "INDUSTRIAL" | "AGRICULTURAL";
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    createVirtualCard: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    limit: components["schemas"]["PositiveMoney"];
                    name: components["schemas"]["VirtualCardName"];
                    parentCardId: components["schemas"]["ParentCardId"];
                    usage: components["schemas"]["VirtualCardUsage"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: (components["schemas"]["VirtualCard"] & {
                            /** Format: uri-reference */
                            revealUrl: string;
                        }) | components["schemas"]["OtpRequired"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    closeVirtualCard: {
        parameters: {
            query?: never;
            path: {
                cardId: components["parameters"]["VirtualCardId"];
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CardAnswer"];
                };
            };
        };
    };
    updateVirtualCardLimit: {
        parameters: {
            query?: never;
            path: {
                cardId: components["parameters"]["VirtualCardId"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    limit: components["schemas"]["PositiveMoney"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CardAnswer"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                status?: components["schemas"]["DeliveryStatus"];
                subscriptionId?: string;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            deliveries: components["schemas"]["Delivery"][];
                            page: components["schemas"]["Page"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            path: {
                deliveryId: string;
            };
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
                content: {
                    "application/json": {
                        data: components["schemas"]["Delivery"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
                sort?: "createdAt,desc" | "createdAt,asc";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            page: components["schemas"]["Page"];
                            subscriptions: components["schemas"]["Subscription"][];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountNumbers: components["schemas"]["AccountNumber"][];
                    context: components["schemas"]["Context"];
                    /**
                     * @default [
                     *       "transaction.booked"
                     *     ]
                     */
                    events?: components["schemas"]["EventType"][];
                    transactionTypes?: components["schemas"]["TransactionType"][];
                    url: components["schemas"]["WebhookUrl"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"] & {
                            secret: components["schemas"]["WebhookSecret"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    deleteSubscription: {
        parameters: {
            query?: never;
            path: {
                subscriptionId: string;
            };
        };
        requestBody?: never;
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            endedAt: components["schemas"]["DateTime"];
                            subscriptionId: components["schemas"]["SubscriptionId"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    rotateSubscriptionSecret: {
        parameters: {
            query?: never;
            path: {
                subscriptionId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    /** @default false */
                    endPrevious?: boolean;
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            previousValidUntil: string | null;
                            secret: components["schemas"]["WebhookSecret"];
                            subscriptionId: components["schemas"]["SubscriptionId"];
                        };
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
    sendTestNotification: {
        parameters: {
            query?: never;
            path: {
                subscriptionId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    context: components["schemas"]["Context"];
                    event?: components["schemas"]["EventType"];
                };
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Delivery"];
                        header: components["schemas"]["SuccessHeader"];
                    };
                };
            };
        };
    };
}
export interface definitions {
    "account-information/account-balances": operations["getAccountBalances"];
    "account-information/account-details": operations["getAccount"];
    "account-information/account-list": operations["listAccounts"];
    "account-movements/account-statement": operations["createStatement"];
    "account-movements/movement-details": operations["getMovement"];
    "account-movements/movement-list": operations["listMovements"];
    "baas-accounts/account-opening": operations["openBaasAccount"];
    "baas-accounts/account-overview": operations["getBaasAccount"];
    "baas-cancels/card-cancellation": operations["cancelBaasCard"];
    "baas-cancels/order-cancellation": operations["cancelBaasInvestmentOrder"];
    "baas-cancels/transfer-cancellation": operations["cancelBaasTransfer"];
    "baas-cards/card-limits": operations["setBaasCardLimits"];
    "baas-cards/card-order": operations["orderBaasCard"];
    "baas-common/bank-list": operations["listBaasBanks"];
    "baas-common/holiday-list": operations["listBaasHolidays"];
    "baas-common/reason-code-list": operations["listBaasReasonCodes"];
    "baas-customers/contact-update": operations["updateBaasCustomerContact"];
    "baas-customers/customer-list": operations["listBaasCustomers"];
    "baas-customers/customer-status": operations["getBaasCustomer"];
    "baas-investment/order": operations["createInvestmentOrder"];
    "baas-investment/quote": operations["createInvestmentQuote"];
    "baas-money-transfers/transfer-order-status": operations["getBaasTransfer"];
    "baas-money-transfers/transfer-order": operations["createBaasTransfer"];
    "baas-onboarding/application-status": operations["getOnboardingApplication"];
    "baas-onboarding/customer-application": operations["createOnboardingApplication"];
    "baas-onboarding/identity-check": operations["checkIdentity"];
    "bill-payments/bill-inquiry": operations["findBills"];
    "bill-payments/bill-payment": operations["createBillPayment"];
    "bill-payments/institution-list": operations["listInstitutions"];
    "branches-and-atms/atm-list": operations["listAtms"];
    "branches-and-atms/branch-list": operations["listBranches"];
    "branches-and-atms/nearest-points": operations["listNearestPoints"];
    "cancellations/cancellable-order-list": operations["listCancellableOrders"];
    "cancellations/payment-cancellation": operations["cancelPayment"];
    "cancellations/transfer-cancellation": operations["cancelTransfer"];
    "consents/consent-list": operations["listConsents"];
    "consents/consent-withdrawal": operations["withdrawConsent"];
    "consents/consent": operations["getConsent"];
    "credit-cards/credit-card-limits": operations["getCreditCardLimits"];
    "credit-cards/credit-card-list": operations["listCreditCards"];
    "credit-cards/credit-card-statement": operations["getCreditCardStatement"];
    "credit-cards/instalment-list": operations["listInstalments"];
    "debit-cards/debit-card-list": operations["listDebitCards"];
    "debit-cards/debit-card-settings": operations["updateDebitCardSettings"];
    "digital-loan/loan-application-status": operations["getLoanApplication"];
    "digital-loan/loan-application": operations["createLoanApplication"];
    "digital-loan/loan-contract-signature": operations["signLoanContract"];
    "digital-loan/loan-contract": operations["getLoanContract"];
    "digital-loan/loan-offers": operations["findLoanOffers"];
    "exchange-rates/conversion": operations["convertAmount"];
    "exchange-rates/currency-rates": operations["listCurrencyRates"];
    "exchange-rates/metal-rates": operations["listMetalRates"];
    "funds/fund-list": operations["listFunds"];
    "funds/fund-order": operations["createFundOrder"];
    "funds/fund-prices": operations["listFundPrices"];
    "investment-accounts/investment-account-list": operations["listInvestmentAccounts"];
    "investment-accounts/portfolio": operations["getPortfolio"];
    "land-registry/parcel-inquiry": operations["findParcel"];
    "land-registry/title-deed-inquiry": operations["findTitleDeeds"];
    "loans/early-settlement": operations["getEarlySettlement"];
    "loans/loan-list": operations["listLoans"];
    "loans/payment-plan": operations["getPaymentPlan"];
    "mail-orders/mail-order-payment": operations["createMailOrderPayment"];
    "mail-orders/mail-order-refund": operations["createMailOrderRefund"];
    "money-transfers/eft-transfer": operations["createEftTransfer"];
    "money-transfers/fast-transfer": operations["createFastTransfer"];
    "money-transfers/transfer-to-another-customer": operations["createTransferToAnotherCustomer"];
    "money-transfers/transfer-to-own-account": operations["createInternalTransfer"];
    "otp/otp-execution": operations["executeOtp"];
    "qr-orders/qr-order-cancellation": operations["cancelQrOrder"];
    "qr-orders/qr-order-details": operations["getQrOrder"];
    "qr-orders/qr-order": operations["createQrOrder"];
    "rates-and-calculators/deposit-rates": operations["listDepositRates"];
    "rates-and-calculators/loan-calculator": operations["calculateLoan"];
    "spending-analytics/balance-forecast": operations["getBalanceForecast"];
    "spending-analytics/spending-by-category": operations["getSpending"];
    "transfer-status/transfer-receipt": operations["getTransferReceipt"];
    "transfer-status/transfer-status-inquiry": operations["findTransferStatus"];
    "virtual-cards/virtual-card-closing": operations["closeVirtualCard"];
    "virtual-cards/virtual-card-limit": operations["updateVirtualCardLimit"];
    "virtual-cards/virtual-card": operations["createVirtualCard"];
    "webhooks/delivery-list": operations["listDeliveries"];
    "webhooks/delivery-resend": operations["resendDelivery"];
    "webhooks/secret-rotation": operations["rotateSubscriptionSecret"];
    "webhooks/subscription-end": operations["deleteSubscription"];
    "webhooks/subscription-list": operations["listSubscriptions"];
    "webhooks/subscription": operations["createSubscription"];
    "webhooks/test-notification": operations["sendTestNotification"];
}
export interface defaulted {
    "account-information/account-list": "page" | "size" | "sort";
    "account-movements/movement-list": "page" | "size" | "sort";
    "baas-common/holiday-list": "language";
    "baas-common/reason-code-list": "language";
    "baas-customers/customer-list": "page" | "size" | "sort";
    "bill-payments/institution-list": "page" | "size" | "sort";
    "branches-and-atms/atm-list": "page" | "size";
    "branches-and-atms/branch-list": "page" | "size";
    "branches-and-atms/nearest-points": "radius" | "page" | "size";
    "cancellations/cancellable-order-list": "page" | "size";
    "consents/consent-list": "page" | "size" | "sort";
    "credit-cards/credit-card-list": "page" | "size";
    "credit-cards/credit-card-statement": "page" | "size";
    "credit-cards/instalment-list": "page" | "size";
    "debit-cards/debit-card-list": "page" | "size";
    "funds/fund-list": "page" | "size";
    "funds/fund-prices": "page" | "size";
    "investment-accounts/investment-account-list": "page" | "size";
    "land-registry/title-deed-inquiry": "page" | "size";
    "loans/loan-list": "page" | "size";
    "rates-and-calculators/deposit-rates": "currency";
    "webhooks/delivery-list": "page" | "size";
    "webhooks/subscription-list": "page" | "size" | "sort";
}
