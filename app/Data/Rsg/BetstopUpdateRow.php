<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\BetstopChange;
use App\Enums\BetstopDecision;
use App\Enums\BetstopUpdateStatus;

/** One notice of the BetStop register. Contact details are masked for viewers who can't see them. */
final readonly class BetstopUpdateRow
{
    public function __construct(
        public int $id,
        public string $external_id,
        public string $full_name,
        public string $date_of_birth,
        /** @var list<string> */
        public array $phones,
        public ?string $email,
        public ?string $postcode,
        public BetstopChange $change,
        public string $effective_at,
        public string $received_at,
        public BetstopUpdateStatus $status,
        public ?string $client_name,
        public ?string $client_pin,
        public ?BetstopDecision $decision,
        public ?string $decided_by,
        public ?string $decided_at,
        /** Whether a colleague can verify it now. */
        public bool $is_verifiable,
    ) {}
}
