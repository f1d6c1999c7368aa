<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;

/** A limit as a client wants it. */
final readonly class NewRsgLimit
{
    /** @param  int|null  $amount  cents, or minutes of a session limit; null ends the limit */
    public function __construct(public RsgLimitKind $kind, public RsgLimitPeriod $period, public ?int $amount, public ?string $reason) {}

    /** @return array{amount_cents: int|null, minutes: int|null} */
    public function columns(): array
    {
        return $this->kind === RsgLimitKind::Session
            ? ['amount_cents' => null, 'minutes' => $this->amount]
            : ['amount_cents' => $this->amount, 'minutes' => null];
    }
}
