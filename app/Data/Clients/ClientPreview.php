<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** The preview of a client in the list. */
final readonly class ClientPreview
{
    /**
     * @param  string|null  $mobile  masked for viewers who can't see contact details
     * @param  list<ClientPreviewNote>  $notes  the pinned ones first, then the newest
     * @param  list<TimelineEntry>  $activity  newest first
     */
    public function __construct(
        public int $id,
        public ?string $mobile,
        public ?string $email,
        public ?string $suburb,
        public array $notes,
        public array $activity,
        /** The New Account risk check has no outcome, and the viewer may decide it. */
        public bool $is_new_account_check_button_visible,
    ) {}
}
