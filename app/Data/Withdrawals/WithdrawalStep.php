<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

/** A step that the viewer has for withdrawals of this status. */
final readonly class WithdrawalStep
{
    /** @param  string|null  $against  why this one can't take it now */
    public function __construct(public ?string $against = null) {}
}
