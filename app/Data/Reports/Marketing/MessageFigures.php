<?php

declare(strict_types=1);

namespace App\Data\Reports\Marketing;

use App\Enums\BlastKind;

/** Results of a blast, of the automatic messages with one cause, or of all messages. `App\Domain\Stats\MessageSums` explains the figures. */
final readonly class MessageFigures
{
    public function __construct(
        /** The id of the blast, the cause, or empty for the total. */
        public string $key,
        public string $label,
        public int $sent,
        public int $delivered,
        public int $failed,
        /** For any reason. Marketing is not told who is excluded. */
        public int $suppressed,
        public int $replies,
        public int $opt_outs,
        /** Clients who bet within 14 days. Null unless the blast is for activation. */
        public ?int $bettors = null,
        /** The day the blast started. */
        public ?string $day = null,
        public ?BlastKind $kind = null,
        public bool $can_open = false,
    ) {}
}
