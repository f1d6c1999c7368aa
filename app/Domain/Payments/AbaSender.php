<?php

declare(strict_types=1);

namespace App\Domain\Payments;

/** Sender and paying account of bank files (config `paddock.payments`). */
final readonly class AbaSender
{
    public function __construct(
        /** Three letters: CBA, NAB, WBC… */
        public string $bank,
        public string $userName,
        /** Six digits from the Australian Payments Network. */
        public string $userId,
        public string $description,
        public string $remitter,
        public string $traceBsb,
        public string $traceAccount,
        /** Whether a line of the file debits the total from the trace account. Some banks require it, some refuse it. */
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
