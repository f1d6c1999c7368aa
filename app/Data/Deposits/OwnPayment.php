<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** A withdrawal that the deposit may be the return of. */
final readonly class OwnPayment
{
    public function __construct(
        public int $withdrawal_id,
        public string $reference,
        public int $client_id,
        /** It failed and has the deposit's amount, so the deposit can be marked as its return. */
        public bool $is_failed,
        /** Sentences with the details and what to do. */
        public string $message,
    ) {}
}
