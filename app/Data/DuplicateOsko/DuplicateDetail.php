<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

/** What stands beside a case: how its payer has paid, and what was decided. */
final readonly class DuplicateDetail
{
    /**
     * @param  list<DuplicateHistoryEntry>  $history  the newest first
     * @param  list<DuplicateDecision>  $decisions  the newest first
     */
    public function __construct(public ?string $payer_name, public array $history, public array $decisions) {}
}
