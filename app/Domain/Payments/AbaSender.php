<?php

declare(strict_types=1);

namespace App\Domain\Payments;

/** Who sends bank files, and from which account; what the bank gave them (config `paddock.payments`). */
final readonly class AbaSender
{
    public function __construct(
        /** Three letters: CBA, NAB, WBC… */
        public string $bank,
        public string $userName,
        /** Six digits that the Australian Payments Network gave out. */
        public string $userId,
        public string $description,
        public string $remitter,
        public string $traceBsb,
        public string $traceAccount,
        /** Whether the file takes the total from the trace account itself, in a line of its own. Some banks ask for it, some refuse it. */
        public bool $isBalanced,
    ) {}

    public static function configured(): self
    {
        $settings = config()->array('paddock.payments');

        return new self(
            bank: (string) $settings['bank'],
            userName: (string) $settings['user_name'],
            userId: (string) $settings['user_id'],
            description: (string) $settings['description'],
            remitter: (string) $settings['remitter'],
            traceBsb: (string) $settings['trace_bsb'],
            traceAccount: (string) $settings['trace_account'],
            isBalanced: (bool) $settings['is_balanced'],
        );
    }
}
