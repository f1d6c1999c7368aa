<?php

declare(strict_types=1);

namespace App\Data\Services;

use App\Data\Clients\HistoryEntry;

/** The drawer of one credential. */
final readonly class CredentialDetails
{
    /**
     * @param  list<CredentialRevealItem>  $reveals  newest first
     * @param  list<HistoryEntry>  $history
     */
    public function __construct(public CredentialRow $row, public array $reveals, public array $history) {}
}
