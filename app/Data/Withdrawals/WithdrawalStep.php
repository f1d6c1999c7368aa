<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

/** A step that this viewer takes with withdrawals of this status. */
final readonly class WithdrawalStep
{
    /** @param  string|null  $against  why not with this one now; null when it may be taken */
    public function __construct(public ?string $against = null) {}
}
