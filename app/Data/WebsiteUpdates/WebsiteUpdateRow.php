<?php

declare(strict_types=1);

namespace App\Data\WebsiteUpdates;

use App\Enums\WebsiteUpdateStatus;

/** A product change. Times are UTC. */
final readonly class WebsiteUpdateRow
{
    public function __construct(
        public int $id,
        public string $title,
        public string $body,
        public WebsiteUpdateStatus $status,
        public ?int $company_id,
        /** The brand whose website changes; null for Paddock itself. */
        public ?string $company_name,
        public string $author_name,
        public ?string $published_at,
        /** Whether the viewer has not opened the page since it was published. */
        public bool $is_new,
        public int $version,
    ) {}
}
