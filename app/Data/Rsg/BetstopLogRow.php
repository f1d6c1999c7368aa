<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** One check or notice of the BetStop register. */
final readonly class BetstopLogRow
{
    public function __construct(
        public int $id,
        public string $at,
        /** clear, registered, error, extended or ended */
        public string $result,
        public string $result_label,
        /** The purpose of the check; a notice has none. */
        public string $purpose_label,
        /** Null for a checked person without a record. */
        public ?string $person_name,
        public ?int $client_id,
        public ?string $client_pin,
        public ?string $user_name,
        public ?string $reference,
        public ?string $error,
        public ?string $request_hash,
        public ?string $valid_until,
    ) {}
}
