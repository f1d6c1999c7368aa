<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Models\RsgLimit;

/** A limit that a credit was compared with. */
final readonly class LimitCheck
{
    /** @param  int  $usedCents  of the limit in its running period, without the credit */
    public function __construct(public RsgLimit $limit, public int $usedCents, public ?Refusal $refusal) {}

    /** @return array<string, mixed> for the receipt */
    public function toArray(): array
    {
        return [
            'client_id' => $this->limit->client_id, 'kind' => $this->limit->kind->value, 'period' => $this->limit->period->value,
            'amount_cents' => $this->limit->amount_cents, 'used_cents' => $this->usedCents,
        ];
    }
}
