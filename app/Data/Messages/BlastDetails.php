<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Data\Lists\ListMeta;

/** Props of Messages/Blast. */
final readonly class BlastDetails
{
    public function __construct(
        public BlastRow $blast,
        public string $body,
        /** the text for one of the recipients */
        public ?string $example,
        /** "Active, VIC, last bet before 2026-10-01", or the name of the file */
        public string $audience,
        public string $send_until,
        /** Billed parts of all messages, as checked. */
        public int $segments,
        /** @var list<BlastReason> most first */
        public array $reasons,
        /** @var list<BlastResult> */
        public array $results,
        /** @var list<BlastSkippedRow> */
        public array $skipped,
        /** Opt-outs of recipients since they got the message. */
        public int $opt_outs,
        /** Recipients who can still get it: they wait for the approval, the contact hours of their state or the next batch. */
        public int $waiting,
        public bool $is_moving,
        public bool $is_own,
        public bool $can_copy,
        public bool $can_approve,
        public bool $can_pause,
        public bool $can_resume,
        public bool $can_cancel,
        /** @var list<BlastRecipientRow> */
        public array $recipients,
        public ListMeta $meta,
    ) {}
}
