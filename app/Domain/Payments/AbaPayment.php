<?php

declare(strict_types=1);

namespace App\Domain\Payments;

/** One credit of a bank file. */
final readonly class AbaPayment
{
    public function __construct(
        /** `063-000`. */
        public string $bsb,
        /** Digits, at most nine. */
        public string $number,
        public int $cents,
        /** Whose account it is. */
        public string $title,
        /** What stands on their statement. */
        public string $reference,
    ) {}
}
