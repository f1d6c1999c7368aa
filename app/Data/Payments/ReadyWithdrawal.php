<?php

declare(strict_types=1);

namespace App\Data\Payments;

use App\Enums\PaymentChannel;
use Carbon\CarbonImmutable;

/** An approved withdrawal without a batch. Amounts are cents, times UTC. */
final readonly class ReadyWithdrawal
{
    /** @param  list<string>  $warnings  current exclusions of the client, which the payer acknowledges */
    public function __construct(
        public int $id,
        public string $reference,
        public int $client_id,
        public string $client_name,
        public int $amount_cents,
        public CarbonImmutable $requested_at,
        public ?string $approved_by,
        /** Masked; null when it has no bank account. */
        public ?string $destination,
        public ?string $holder,
        public PaymentChannel $channel,
        /** Why it can't be paid now, as the end of a sentence. */
        public ?string $problem,
        public array $warnings,
        /** The colleague who is paying it manually. */
        public ?PayoutClaimDetails $claim,
    ) {}
}
