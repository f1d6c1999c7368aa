<?php

declare(strict_types=1);

namespace App\Data\Payments;

/** Withdrawals/CancellationReasons. */
final readonly class CancellationReasonsPage
{
    /** @param  list<CancellationReasonRow>  $reasons  in their order */
    public function __construct(public array $reasons, public bool $can_edit) {}
}
