<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Enums\AustralianState;
use App\Enums\BlastRecipientStatus;
use App\Enums\BlastRefusal;
use App\Enums\SmsStatus;

/** One client of a blast, without contact details. */
final readonly class BlastRecipientRow
{
    public function __construct(
        public int $id,
        public int $client_id,
        public string $client_name,
        public string $pin,
        public ?AustralianState $state,
        public BlastRecipientStatus $status,
        public ?BlastRefusal $refusal,
        public ?SmsStatus $message_status,
        public ?string $sent_at,
    ) {}
}
