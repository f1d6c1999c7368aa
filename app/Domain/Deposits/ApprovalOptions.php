<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

/** What the approver of a deposit confirmed. */
final readonly class ApprovalOptions
{
    public function __construct(
        /** The payer is not the client. */
        public bool $acceptsOtherPayer = false,
        /** The deposit may be a duplicate. */
        public bool $acceptsRepeat = false,
        /** We lately paid the client the same amount. */
        public bool $acceptsOwnPayment = false,
        /** False when it was approved as one of many. */
        public bool $isLookedAt = true,
    ) {}
}
