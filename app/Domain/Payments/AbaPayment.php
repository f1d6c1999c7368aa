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
        /** Account holder. */
        public string $title,
        /** Text on the holder's statement. */
        public string $reference,
    ) {}
}
