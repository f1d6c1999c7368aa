<?php

declare(strict_types=1);

namespace App\Data\Clients;

use Closure;

/** Clients/Details. */
final readonly class ClientDetailsPage
{
    /**
     * @param  Closure(): ClientFormChoices  $choices
     * @param  Closure(): list<HistoryEntry>  $history
     * @param  list<FieldConflict>  $conflicts  of the edit that was just refused
     */
    public function __construct(
        public ClientHeader $client,
        public ClientForm $form,
        public int $version,
        public Closure $choices,
        public Closure $history,
        public array $conflicts,
        public bool $can_edit,
    ) {}
}
