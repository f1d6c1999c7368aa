<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

/** The warnings that the approver of a deposit accepted. */
final readonly class ApprovalOptions
{
    public function __construct(
        /** The payer is not the client. */
        public bool $acceptsOtherPayer = false,
        /** The deposit may be a duplicate. */
        public bool $acceptsRepeat = false,
        /** The deposit may be the return of our own payment. */
        public bool $acceptsOwnPayment = false,
        /** False for a bulk approval, which needs a client that staff matched or that is certain. */
        public bool $isLookedAt = true,
    ) {}
}
