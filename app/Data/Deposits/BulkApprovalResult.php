<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** Result of approving one of several deposits. The amount is cents. */
final readonly class BulkApprovalResult
{
    public function __construct(
        public int $id,
        public bool $is_approved,
        /** 'Credited to Emma Walsh', or the refusal. */
        public string $message,
        public ?int $amount_cents,
    ) {}
}
