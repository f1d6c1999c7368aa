<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Clients\HistoryEntry;

/** The drawer of one entry of a barred list. */
final readonly class BarredEntryDetails
{
    /** @param  list<HistoryEntry>  $history */
    public function __construct(
        public BarredEntryRow $row,
        /** Street, suburb and postcode in one line. */
        public ?string $address,
        public array $history,
    ) {}
}
