<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** What the list's preview adds to the row that is on the screen. */
final readonly class ClientPreview
{
    /**
     * @param  string|null  $mobile  contact details are masked for those whose work does not need them
     * @param  list<ClientPreviewNote>  $notes  the pinned ones first, then the newest
     * @param  list<TimelineEntry>  $activity  newest first
     */
    public function __construct(
        public int $id,
        public ?string $preferred_name,
        public ?string $date_of_birth,
        public ?string $mobile,
        public ?string $email,
        public ?string $suburb,
        public array $notes,
        public array $activity,
    ) {}
}
