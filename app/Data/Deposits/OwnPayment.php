<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** A payment of ours that a deposit may be, come back from the bank. */
final readonly class OwnPayment
{
    public function __construct(
        public int $withdrawal_id,
        public string $reference,
        public int $client_id,
        /** It failed, so its client has the money; the deposit can be said to be it. */
        public bool $is_failed,
        /** What is known of it, and what to do, as sentences. */
        public string $message,
    ) {}
}
