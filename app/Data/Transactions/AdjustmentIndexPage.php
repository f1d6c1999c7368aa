<?php

declare(strict_types=1);

namespace App\Data\Transactions;

use App\Data\Lists\ListMeta;

/** Transactions/Adjustments. */
final readonly class AdjustmentIndexPage
{
    /** @param  list<AdjustmentRow>  $adjustments */
    public function __construct(public array $adjustments, public ListMeta $meta, public bool $can_request) {}
}
