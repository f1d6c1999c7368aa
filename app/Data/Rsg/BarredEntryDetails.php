<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Clients\HistoryEntry;

/** The drawer of one entry of a barred list. */
final readonly class BarredEntryDetails
{
    /**
     * @param  list<BarredMatchRow>  $matches
     * @param  list<HistoryEntry>  $history
     */
    public function __construct(
        public BarredEntryRow $row,
        /** Street, suburb and postcode in one line. */
        public ?string $address,
        public array $matches,
        public array $history,
        /** Null when no lift is requested. */
        public ?BarredLift $lift,
        /** Null when the viewer can't edit the entry. */
        public ?BarredEntryForm $form,
        public bool $can_decide,
        public bool $can_request_lift,
    ) {}
}
