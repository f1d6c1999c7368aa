<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

/** The payer's payments around a case, and the decisions on it. */
final readonly class DuplicateDetail
{
    /**
     * @param  list<DuplicateHistoryEntry>  $history  the newest first
     * @param  list<DuplicateDecision>  $decisions  the newest first
     */
    public function __construct(public ?string $payer_name, public array $history, public array $decisions) {}
}
